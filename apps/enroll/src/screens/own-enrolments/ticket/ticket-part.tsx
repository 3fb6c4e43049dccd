import { type OwnEnrolment, type OwnTicket, saveFile } from '@skillcert/api-client';
import { isExamAhead } from '@skillcert/core';
import { Button, Descriptions, Heading, Stack, Text } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { formatSpan } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import { subjectTitle } from '../subject-title.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

interface TicketPartProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The time and place of the exam, and the ticket as a PDF, until it is over. */
export function TicketPart({ enrolment, own }: TicketPartProps) {
  const { t, language } = useWords();
  const ticket = own.ticketOf(enrolment);
  if (!ticket || !isExamAhead(enrolment.class_status)) return null;
  const { class_id, ticket_id, ticket_no, seats } = ticket;
  const save = () =>
    own.read(async () => {
      const file: unknown = await call('ticket/fetchTicketPdf', { class_id, ticket_id }, { quiet: true });
      if (file instanceof Blob) saveFile(file, `${ticket_no}.pdf`);
    });
  return (
    <Stack gap="md">
      <Heading level={3}>{t('ticket.title')}</Heading>
      <Descriptions
        layout="rows"
        items={[
          { id: 'number', label: t('ticket.number'), value: ticket_no },
          ...seats.map((seat) => ({
            id: seat.subject,
            label: subjectTitle(seat.subject, language),
            value: <SeatFacts seat={seat} />,
          })),
        ]}
      />
      <Button variant="primary" block onClick={save}>
        {t('ticket.save')}
      </Button>
    </Stack>
  );
}

/** When a subject begins and ends, and at which desk. */
function SeatFacts({ seat }: { readonly seat: OwnTicket['seats'][number] }) {
  const { t, language } = useWords();
  const { starts_at, ends_at, room_name, address, floor, row, column } = seat;
  return (
    <Stack gap="xs">
      <Text>{formatSpan(starts_at, ends_at, language)}</Text>
      <Text>{t('ticket.seat', { room: room_name, row, column })}</Text>
      <Text tone="muted">{[address, floor].filter(Boolean).join(' ')}</Text>
    </Stack>
  );
}
