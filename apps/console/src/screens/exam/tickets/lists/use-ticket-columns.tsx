import type { TicketRow } from '@skillcert/api-client';
import { type Column, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { TicketStatusBadge } from '../ticket-status-badge.js';

/** The columns of the tickets. */
export const useTicketColumns = (): readonly Column<TicketRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  return [
    {
      id: 'name',
      header: t('exam.tickets.candidate'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'ticket_no',
      header: t('exam.tickets.ticket_no'),
      sortable: true,
      cell: ({ ticket_no }) => <Text tabular>{ticket_no}</Text>,
    },
    {
      id: 'status',
      header: t('exam.tickets.state'),
      cell: ({ status }) => <TicketStatusBadge status={status} />,
    },
    {
      id: 'seats',
      header: t('exam.tickets.seats'),
      width: 'wide',
      cell: ({ seats }) => (
        <Stack gap="xs">
          {seats.map(({ subject, room_name, row, column }) => (
            <TwoLines
              key={subject}
              first={t('exam.tickets.seat', { room: room_name, row, column })}
              second={subjectTitle(subject)}
            />
          ))}
          {seats.length === 0 && <Text tone="muted">{t('exam.tickets.no_seat')}</Text>}
        </Stack>
      ),
    },
    {
      id: 'unit',
      header: t('exam.tickets.unit'),
      cell: ({ unit_name }) => unit_name ?? t('common.none'),
    },
    {
      id: 'updated_at',
      header: t('exam.tickets.updated_at'),
      sortable: true,
      cell: ({ updated_at }) => <Text>{minute(updated_at)}</Text>,
    },
  ];
};
