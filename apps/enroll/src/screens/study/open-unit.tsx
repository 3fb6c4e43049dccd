import '@skillcert/ui/dialog.css';
import { ConfirmDialog, Stack } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { MissingUnit } from './missing-unit.js';
import { ProveAgain } from './prove-again.js';
import { useQuiz } from './quiz/use-quiz.js';
import { UnitReading } from './unit-reading.js';
import { UnitMinutes, UnitStanding } from './unit-standing.js';
import { UnitSteps } from './unit-steps.js';
import { type Learning, useLearning } from './use-learning.js';
import type { OpenedUnit, UnitIds } from './use-study-unit.js';

interface OpenUnitProps {
  readonly ids: UnitIds;
  readonly unit: OpenedUnit;
  /** The proof was renewed, and the request for it is gone. */
  readonly onProvenAgain: () => void;
}

/** An open unit: its progress, its content, and the way on. */
export function OpenUnit({ ids, unit, onProvenAgain }: OpenUnitProps) {
  const learning = useLearning(ids, unit);
  const { state, takeBack, finish } = learning;
  // Beside the view: a candidate who proves the phone again finds the earlier choices.
  const quiz = useQuiz(ids, unit, finish);
  if (state === 'gone') return <MissingUnit />;
  if (state === 'unproven')
    return (
      <ProveAgain
        onProven={() => {
          takeBack();
          onProvenAgain();
        }}
      />
    );
  return (
    <Stack gap="lg">
      <UnitStanding unit={unit} learning={learning} />
      <UnitReading ids={ids} unit={unit} learning={learning} quiz={quiz} />
      {/* A reader at the end is far from the beginning. */}
      {unit.kind === 'article' && <UnitMinutes unit={unit} learning={learning} />}
      <UnitSteps ids={ids} />
      <TakenDialog learning={learning} />
    </Stack>
  );
}

/** Shown at any scroll position: the time here counts no more. */
function TakenDialog({ learning: { isTaken, tell, takeBack } }: { readonly learning: Learning }) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      open={isTaken}
      onOpenChange={(open) => {
        if (!open) tell();
      }}
      title={t('study.taken_title')}
      description={t('study.taken_text')}
      confirmLabel={t('study.learn_here')}
      cancelLabel={t('study.only_read')}
      onConfirm={takeBack}
    />
  );
}
