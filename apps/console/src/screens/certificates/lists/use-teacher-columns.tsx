import type { TeacherRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useSharedColumns } from './use-shared-columns.js';

/** The columns of the teachers' certificates. */
export const useTeacherColumns = (): readonly Column<TeacherRow>[] => {
  const { t } = useWords();
  const { number, rest } = useSharedColumns();
  return [
    {
      id: 'name',
      header: t('certificates.teacher'),
      card: 'title',
      sortable: true,
      cell: ({ name }) => <Text weight="medium">{name}</Text>,
    },
    number,
    {
      id: 'lessons',
      header: t('certificates.lessons'),
      align: 'end',
      cell: ({ lessons }) => <Text tabular>{lessons}</Text>,
    },
    {
      id: 'minutes',
      header: t('certificates.minutes'),
      align: 'end',
      sortable: true,
      cell: ({ minutes }) => <Text tabular>{minutes}</Text>,
    },
    ...rest,
  ];
};
