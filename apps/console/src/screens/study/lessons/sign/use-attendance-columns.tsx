import type { AttendanceRow } from '@skillcert/api-client';
import { type Column, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';

const tones = {
  present: 'success',
  late: 'warning',
  excused: 'info',
  absent: 'danger',
  open: 'neutral',
} as const satisfies Record<NonNullable<AttendanceRow['mark']> | 'open', Tone>;

/** The columns of an attendance sheet. Identity numbers come masked. */
export const useAttendanceColumns = (): readonly Column<AttendanceRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'enrol_no',
      header: t('lessons.person'),
      sortable: true,
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'id_masked',
      header: t('lessons.id_card'),
      cell: ({ id_masked }) => <Text truncate>{id_masked}</Text>,
    },
    {
      id: 'unit',
      header: t('lessons.unit'),
      cell: ({ unit_name }) => unit_name ?? t('common.empty'),
    },
    {
      id: 'mark',
      header: t('lessons.attendance'),
      cell: ({ mark }) => (
        <StatusBadge tone={tones[mark ?? 'open']}>{t(`lessons.mark.${mark ?? 'open'}`)}</StatusBadge>
      ),
    },
    {
      id: 'marked_at',
      header: t('lessons.marked_at'),
      sortable: true,
      cell: ({ marked_at }) => <Text truncate>{marked_at ? minute(marked_at) : t('common.empty')}</Text>,
    },
  ];
};
