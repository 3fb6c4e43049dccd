import type { StudyUnitRow } from '@skillcert/api-client';
import { type Column, StatusBadge, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import type { StudyPlan } from '../use-study-plan.js';
import { MinutesCell } from './minutes-cell.js';

/** The columns of the units. The required minutes are edited in place. */
export const useStudyUnitColumns = ({ mayChange }: StudyPlan): readonly Column<StudyUnitRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'title',
      header: t('study.unit'),
      sortable: true,
      card: 'title',
      width: 'wide',
      cell: ({ title, course_title }) => <TwoLines named first={title} second={course_title} />,
    },
    {
      id: 'kind',
      header: t('study.kind'),
      cell: ({ kind, ready }) =>
        ready ? (
          t(`study.kind.${kind}`)
        ) : (
          <StatusBadge tone="warning">{t('study.kind_empty', { kind: t(`study.kind.${kind}`) })}</StatusBadge>
        ),
    },
    {
      id: 'required_minutes',
      header: t('study.required'),
      sortable: true,
      align: 'end',
      cell: (unit) => {
        if (unit.kind === 'quiz') return t('common.empty');
        return mayChange ? <MinutesCell unit={unit} /> : unit.required_minutes;
      },
    },
    {
      id: 'done',
      header: t('study.done'),
      align: 'end',
      cell: ({ done, expected }) => <Text tabular>{t('study.done_of', { done, expected })}</Text>,
    },
    {
      id: 'updated_at',
      header: t('study.updated_at'),
      sortable: true,
      cell: ({ updated_at }) => <Text>{minute(updated_at)}</Text>,
    },
  ];
};
