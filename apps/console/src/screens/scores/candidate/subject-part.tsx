import type { ScoreCell } from '@skillcert/api-client';
import { Button, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { ScoreCellView } from '../results/score-cell-view.js';
import { useKeptText } from '../use-kept-text.js';
import { OpenAmendmentBanner } from './open-amendment.js';
import { ProposeDialog } from './propose-dialog.js';
import { RecheckBanner } from './recheck-banner.js';
import type { CandidateScores } from './use-candidate-scores.js';

interface SubjectPartProps {
  readonly scores: CandidateScores;
  readonly cell: ScoreCell;
}

/** One subject of a candidate: the current score, and its waiting or possible change. */
export function SubjectPart({ scores, cell }: SubjectPartProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const [asking, setAsking] = useState<'amend' | 'annul'>();
  const keptText = useKeptText();
  const subject = subjectTitle(cell.subject);
  const kinds = scores.proposable(cell);
  return (
    <Stack gap="sm">
      <Heading level={3}>{subject}</Heading>
      <ScoreCellView cell={cell} />
      {cell.kept && (
        <Text as="p" tone="muted">
          {keptText(cell)}
        </Text>
      )}
      {cell.amendment && <OpenAmendmentBanner class_id={scores.class_id} amendment={cell.amendment} />}
      {cell.recheck?.status === 'requested' && (
        <RecheckBanner scores={scores} cell={cell} recheck={cell.recheck} />
      )}
      {kinds.length > 0 && (
        <Inline gap="sm">
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              aria-label={t(`scores.propose.${kind}_named`, { subject })}
              onClick={() => setAsking(kind)}
            >
              {t(`scores.propose.${kind}`)}
            </Button>
          ))}
        </Inline>
      )}
      {asking && (
        <ProposeDialog scores={scores} cell={cell} kind={asking} onClose={() => setAsking(undefined)} />
      )}
    </Stack>
  );
}
