import type { ScoreRow } from '@skillcert/api-client';
import { type Column, StatusBadge } from '@skillcert/ui';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import type { ScoreLists } from '../use-score-lists.js';
import { ScoreCellView } from './score-cell-view.js';

/** The columns of the results: one for each subject, and the result of the exam. */
export const useScoreColumns = ({ subjects }: ScoreLists): readonly Column<ScoreRow>[] => {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  return [
    {
      id: 'enrol_no',
      header: t('exam.tickets.candidate'),
      card: 'title',
      sortable: true,
      cell: ({ name, ticket_no, enrol_no }) => (
        <TwoLines named truncate first={name} second={ticket_no ?? enrol_no} />
      ),
    },
    ...subjects.map(({ subject }) => ({
      id: subject,
      header: subjectTitle(subject),
      cell: ({ scores }: ScoreRow) => {
        const cell = scores.find((each) => each.subject === subject);
        return cell && <ScoreCellView cell={cell} />;
      },
    })),
    {
      id: 'passed',
      header: t('scores.result'),
      cell: ({ passed }) =>
        passed === null ? (
          t('common.none')
        ) : (
          <StatusBadge tone={passed ? 'success' : 'danger'}>
            {t(passed ? 'scores.passed' : 'scores.failed')}
          </StatusBadge>
        ),
    },
    { id: 'unit', header: t('exam.tickets.unit'), cell: ({ unit_name }) => unit_name ?? t('common.none') },
  ];
};
