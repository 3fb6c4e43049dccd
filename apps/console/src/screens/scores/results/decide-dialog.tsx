import type { ScoreCell, ScoreRow } from '@skillcert/api-client';
import type { ExamScore } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { useScoreCommand } from '../use-score-command.js';
import type { ScoreLists } from '../use-score-lists.js';
import { useScoreText } from '../use-score-text.js';
import { ScoreField } from './score-field.js';

interface DecideDialogProps {
  readonly list: ScoreLists;
  readonly row: ScoreRow;
  readonly cell: ScoreCell;
  readonly onClose: () => void;
}

/** Two differing entries, side by side: a third person decides which counts, or another figure, and why. */
export function DecideDialog({ list: { class_id, subjects }, row, cell, onClose }: DecideDialogProps) {
  const { t } = useWords();
  const run = useScoreCommand();
  const subjectTitle = useSubjectTitle();
  const scoreText = useScoreText();
  const [key] = useState(() => crypto.randomUUID());
  const [score, setScore] = useState<ExamScore | null>(null);
  const [asked, setAsked] = useState(false);
  const { enrolment_id, name } = row;
  const { subject } = cell;
  return (
    <ReasonDialog
      length="paragraph"
      title={t('scores.decide')}
      description={t('scores.decide_text', { name, subject: subjectTitle(subject) })}
      onClose={onClose}
      onGive={(reason) => {
        setAsked(true);
        if (score === null) return Promise.resolve(false);
        const decided = { class_id, enrolment_id, subject, score, reason };
        return run(() => call('score/decideScore', decided, { key }), t('scores.decided'));
      }}
    >
      <ScoreField
        label={t('scores.stands')}
        entries={(cell.differs ?? []).map((each) => ({
          label: t('scores.entered_by', { score: scoreText(each.score), name: each.name }),
          score: each.score,
        }))}
        max={subjects.find((each) => each.subject === subject)?.full_points ?? 0}
        error={asked && score === null ? t('field.required') : undefined}
        onScore={setScore}
      />
    </ReasonDialog>
  );
}
