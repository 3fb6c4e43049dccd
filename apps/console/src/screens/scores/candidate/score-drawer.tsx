import { Drawer, Stack } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { useScoreActionTitle } from '../use-score-action-title.js';
import type { ScoreLists } from '../use-score-lists.js';
import { useScoreText } from '../use-score-text.js';
import { SubjectPart } from './subject-part.js';
import { useCandidateScores } from './use-candidate-scores.js';

interface ScoreDrawerProps {
  readonly list: ScoreLists;
  readonly enrolmentId: number;
}

/** One candidate's scores beside the list: the current one in each subject, its history, and changes by two people. */
export function ScoreDrawer({ list, enrolmentId }: ScoreDrawerProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const scoreText = useScoreText();
  const scores = useCandidateScores(list, enrolmentId);
  const { detail, state, retry } = scores;
  const actionTitle = useScoreActionTitle();
  return (
    <Drawer
      open
      onOpenChange={list.close}
      size="large"
      title={detail?.name ?? t('scores.heading')}
      description={detail && (detail.ticket_no ?? detail.enrol_no)}
      state={state}
      onRetry={retry}
    >
      {detail && (
        <Stack gap="lg">
          {detail.scores.map((cell) => (
            <SubjectPart key={cell.subject} scores={scores} cell={cell} />
          ))}
          <RecordHistory
            entries={detail.timeline}
            actionTitle={actionTitle}
            unnamedActor={(action) =>
              t(action === 'recheck_request' ? 'timeline.candidate' : 'timeline.system')
            }
            remark={({ subject, score }) =>
              [subjectTitle(subject), score !== null && scoreText(score)].filter(Boolean).join(' · ')
            }
          />
        </Stack>
      )}
    </Drawer>
  );
}
