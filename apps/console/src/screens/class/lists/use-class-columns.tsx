import type { ClassRecord } from '@skillcert/api-client';
import { Badge, type Column, SeatsBar, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { ClassStatusBadge } from '../class-status-badge.js';
import { RowWork } from './row-work.js';

/** The seats of a class, and the work that waits in it. */
function ClassSeats({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  return (
    <Stack gap="xs" align="start">
      {record.capacity > 0 && <SeatsBar taken={record.taken} capacity={record.capacity} />}
      {record.to_review > 0 && (
        <Badge tone="warning">{t('classes.to_review', { count: record.to_review })}</Badge>
      )}
      {record.waits && <RowWork record={record} />}
    </Stack>
  );
}

export const useClassColumns = (): readonly Column<ClassRecord>[] => {
  const { t } = useWords();
  const { day, minute, untilDay } = useFormats();
  const { levelTitle } = useProgramme();
  return [
    {
      id: 'class_name',
      header: t('class.class_name'),
      sortable: true,
      width: 'wide',
      card: 'title',
      cell: (record) => (
        <TwoLines
          named
          first={record.class_name}
          second={`${record.code} · ${levelTitle(record.level)} · ${record.city}`}
        />
      ),
    },
    {
      id: 'status',
      header: t('class.status'),
      cell: ({ status, overdue }) => (
        <Stack gap="xs" align="start">
          <ClassStatusBadge status={status} />
          {overdue && <Badge tone="danger">{t('classes.overdue')}</Badge>}
        </Stack>
      ),
    },
    {
      id: 'enroll_end',
      header: t('class.enrolment_period'),
      sortable: true,
      cell: ({ enroll_start, enroll_end }) => (
        <Stack gap="none">
          <Text>{day(enroll_start) || t('common.empty')}</Text>
          {enroll_end && <Text tone="muted">{t('common.until', { date: untilDay(enroll_end) })}</Text>}
        </Stack>
      ),
    },
    {
      id: 'exam_at',
      header: t('class.exam_at'),
      sortable: true,
      cell: ({ exam_at }) => <Text>{minute(exam_at) || t('common.empty')}</Text>,
    },
    {
      id: 'capacity',
      header: t('class.capacity'),
      cell: (record) => <ClassSeats record={record} />,
    },
  ];
};
