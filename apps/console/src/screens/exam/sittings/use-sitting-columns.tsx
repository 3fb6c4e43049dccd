import type { SittingRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../use-exam-plan.js';

/** The columns of the sittings. */
export const useSittingColumns = (): readonly Column<SittingRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  return [
    {
      id: 'subject',
      header: t('exam.subject'),
      card: 'title',
      cell: ({ subject }) => <Text weight="medium">{subjectTitle(subject)}</Text>,
    },
    {
      id: 'starts_at',
      header: t('exam.time'),
      sortable: true,
      cell: ({ starts_at, ends_at }) => (
        <TwoLines
          truncate
          first={minute(starts_at)}
          second={t('exam.minutes', { count: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000 })}
        />
      ),
    },
    {
      id: 'room_name',
      header: t('exam.room'),
      sortable: true,
      width: 'wide',
      cell: ({ room_name, address, floor }) => (
        <TwoLines first={room_name} second={[address, floor].filter(Boolean).join(' ')} />
      ),
    },
    {
      id: 'seats',
      header: t('exam.seats'),
      align: 'end',
      cell: ({ seats }) => <Text tabular>{seats}</Text>,
    },
    {
      id: 'invigilators',
      header: t('exam.invigilators'),
      cell: ({ invigilators }) =>
        invigilators.map(({ name }) => name).join(t('common.list_comma')) || t('common.none'),
    },
  ];
};
