import type { InputOf, ScoreCell } from '@skillcert/api-client';
import type { ExamScore } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { ScoreField } from '../results/score-field.js';
import { useScoreCommand } from '../use-score-command.js';
import type { CandidateScores } from './use-candidate-scores.js';

interface ProposeDialogProps {
  readonly scores: CandidateScores;
  readonly cell: ScoreCell;
  readonly kind: InputOf<'score/proposeAmendment'>['kind'];
  /** The request that is upheld by it. */
  readonly recheckId?: number;
  readonly onClose: () => void;
}

/** Proposes another figure for a frozen score, or its annulment, with the reason. */
export function ProposeDialog({ scores, cell, kind, recheckId, onClose }: ProposeDialogProps) {
  const { t } = useWords();
  const run = useScoreCommand();
  const subjectTitle = useSubjectTitle();
  const [key] = useState(() => crypto.randomUUID());
  const [score, setScore] = useState<ExamScore | null>(null);
  const [asked, setAsked] = useState(false);
  const { class_id, enrolment_id, detail, fullPoints } = scores;
  const { subject } = cell;
  const isMissing = kind === 'amend' && (score === null || score === cell.score);
  return (
    <ReasonDialog
      length="paragraph"
      title={t(`scores.propose.${kind}`)}
      description={t(`scores.propose.${kind}_text`, {
        name: detail?.name ?? '',
        subject: subjectTitle(subject),
      })}
      tone={kind === 'annul' ? 'danger' : 'accent'}
      onClose={onClose}
      onGive={(reason) => {
        setAsked(true);
        if (isMissing) return Promise.resolve(false);
        const figure = { class_id, reason, ...(score !== null && { score }) };
        return run(
          () =>
            recheckId === undefined
              ? call('score/proposeAmendment', { ...figure, enrolment_id, subject, kind }, { key })
              : call('score/decideRecheck', { ...figure, recheck_id: recheckId, event: 'uphold' }, { key }),
          t('scores.propose.done'),
        );
      }}
    >
      {kind === 'amend' && (
        <ScoreField
          label={t('scores.propose.figure')}
          max={fullPoints(subject)}
          error={asked && isMissing ? t('scores.propose.another_figure') : undefined}
          onScore={setScore}
        />
      )}
    </ReasonDialog>
  );
}
