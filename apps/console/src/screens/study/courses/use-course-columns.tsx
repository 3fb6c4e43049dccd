import type { CourseRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { CourseStatusBadge } from '../course-status-badge.js';

/** The columns of the courses. */
export const useCourseColumns = (): readonly Column<CourseRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'title',
      header: t('study.course'),
      sortable: true,
      card: 'title',
      width: 'wide',
      cell: ({ title, summary }) => <TwoLines named first={title} second={summary} />,
    },
    {
      id: 'status',
      header: t('study.status'),
      cell: ({ status }) => <CourseStatusBadge status={status} />,
    },
    { id: 'units', header: t('study.units'), align: 'end', cell: ({ units }) => units },
    {
      id: 'required_minutes',
      header: t('study.required'),
      align: 'end',
      cell: ({ required_minutes }) => required_minutes,
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
