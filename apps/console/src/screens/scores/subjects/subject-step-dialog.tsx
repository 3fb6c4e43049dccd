import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useHeld } from '../../../forms/use-held.js';
import { useWords } from '../../../messages/words-state.js';
import { OpenBefore } from '../../class/event/open-before.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { useScoreCommand } from '../use-score-command.js';
import type { SubjectStep } from './subject-steps.js';

interface SubjectStepDialogProps {
  readonly class_id: number;
  readonly subject: string;
  readonly step: SubjectStep;
  /** Whether the results go on display with it, as it is now: all other subjects are published. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

const calls = { freeze: 'score/freezeScores', publish: 'score/publishScores' } as const;

/** Asks before all scores of a subject are frozen or published. */
export function SubjectStepDialog({
  class_id,
  subject,
  step,
  isLast: isLastNow,
  onClose,
}: SubjectStepDialogProps) {
  const { t } = useWords();
  const run = useScoreCommand();
  const subjectTitle = useSubjectTitle();
  const { facts: isLast, hold } = useHeld(isLastNow);
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`scores.${step}_named`, { subject: subjectTitle(subject) })}
      description={t(isLast ? 'scores.publish_last_text' : `scores.${step}_text`)}
      confirmLabel={t(`scores.${step}`)}
      onConfirm={() =>
        hold(() => run(() => call(calls[step], { class_id, subject }, { key }), t(`scores.${step}_done`)))
      }
    >
      {step === 'publish' && <OpenBefore class_id={class_id} event="freeze_scores" />}
    </ConfirmDialog>
  );
}
