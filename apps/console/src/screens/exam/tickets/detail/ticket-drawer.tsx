import '@skillcert/ui/descriptions.css';
import { type OutputOf, saveFile, type TicketSeat } from '@skillcert/api-client';
import { isSittingOver, ticketLifecycle } from '@skillcert/core';
import { Button, Descriptions, Drawer, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { RecordHistory } from '../../../../timeline/record-history.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { MoveSeatDialog } from '../day/move-seat-dialog.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { TicketStatusBadge } from '../ticket-status-badge.js';
import { useTicketActionTitle } from '../use-ticket-action-title.js';
import { useTicketCommand } from '../use-ticket-command.js';

interface TicketDrawerProps {
  readonly list: TicketLists;
  readonly ticketId: number;
}

const canBeVoid = (status: string) =>
  ticketLifecycle.transitions.some(({ from, event }) => from === status && event === 'cancel');

interface SeatPartProps {
  readonly seat: TicketSeat;
  /** Left out where nobody may move. */
  readonly onMove: (() => void) | undefined;
}

/** Where and when one subject is taken. */
function SeatPart({ seat, onMove }: SeatPartProps) {
  const { t } = useWords();
  const { minutes } = useFormats();
  const subjectTitle = useSubjectTitle();
  return (
    <Stack gap="sm">
      <Heading level={3}>{subjectTitle(seat.subject)}</Heading>
      <Descriptions
        items={[
          {
            id: 'seat',
            label: t('exam.tickets.seats'),
            value: t('exam.tickets.seat', {
              room: seat.room_name,
              row: seat.row,
              column: seat.column,
            }),
          },
          { id: 'paper', label: t('exam.tickets.paper'), value: seat.paper },
          { id: 'time', label: t('exam.tickets.time'), value: minutes(seat.starts_at, seat.ends_at) },
          {
            id: 'address',
            label: t('exam.tickets.address'),
            value: [seat.address, seat.floor].filter(Boolean).join(' '),
          },
        ]}
      />
      {onMove && (
        <Inline>
          <Button
            size="small"
            aria-label={t('exam.day.move_seat_of', { subject: subjectTitle(seat.subject) })}
            onClick={onMove}
          >
            {t('exam.day.move_seat')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface TicketActionsProps {
  readonly ticket: OutputOf<'ticket/fetchTicketById'>;
  readonly classId: number;
  readonly onVoid: (() => void) | undefined;
}

function TicketActions({ ticket, classId, onVoid }: TicketActionsProps) {
  const { t } = useWords();
  const save = async () => {
    const asked = { class_id: classId, ticket_id: ticket.ticket_id };
    const file: unknown = await attempt(() => call('ticket/fetchTicketPdf', asked));
    if (file instanceof Blob) saveFile(file, `${ticket.ticket_no}.pdf`);
  };
  return (
    <>
      {onVoid && canBeVoid(ticket.status) && (
        <Button variant="danger" onClick={onVoid}>
          {t('exam.tickets.void')}
        </Button>
      )}
      {ticket.status === 'issued' && (
        <Button variant="primary" onClick={save}>
          {t('exam.tickets.save')}
        </Button>
      )}
    </>
  );
}

function TicketHistory({ ticket }: Pick<TicketActionsProps, 'ticket'>) {
  const { t } = useWords();
  const actionTitle = useTicketActionTitle();
  return (
    <RecordHistory
      entries={ticket.timeline}
      actionTitle={actionTitle}
      unnamedActor={() => t('timeline.system')}
    />
  );
}

interface VoidDialogProps {
  readonly classId: number;
  readonly ticketId: number;
  readonly onClose: () => void;
}

function VoidDialog({ classId, ticketId, onClose }: VoidDialogProps) {
  const { t } = useWords();
  const run = useTicketCommand();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ReasonDialog
      length="paragraph"
      title={t('exam.tickets.void')}
      description={t('exam.tickets.void_text')}
      tone="danger"
      onClose={onClose}
      onGive={(reason) =>
        run(
          () => call('ticket/voidTicket', { class_id: classId, ticket_id: ticketId, reason }, { key }),
          t('exam.tickets.voided'),
        )
      }
    />
  );
}

/** One ticket beside the list: its seats, its history, its paper, and the end of it. */
export function TicketDrawer({
  list: { class_id, mayVoid, mayMoveOnDay, close },
  ticketId,
}: TicketDrawerProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [moving, setMoving] = useState<TicketSeat>();
  const query = useCallQuery('ticket/fetchTicketById', { class_id, ticket_id: ticketId });
  const ticket = query.data;
  const now = query.dataUpdatedAt || Date.now();
  const mayMove = (seat: TicketSeat) =>
    mayMoveOnDay && ticket?.status === 'issued' && !isSittingOver(seat.ends_at, now);
  return (
    <Drawer
      open
      onOpenChange={close}
      title={ticket?.name ?? t('exam.tickets.open')}
      description={ticket?.ticket_no}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={
        ticket && (
          <TicketActions
            ticket={ticket}
            classId={class_id}
            onVoid={mayVoid ? () => setAsking(true) : undefined}
          />
        )
      }
    >
      {ticket && (
        <Stack gap="lg">
          <Inline>
            <TicketStatusBadge status={ticket.status} />
            <Text tone="muted">{t('exam.tickets.revision', { count: ticket.revision })}</Text>
          </Inline>
          {ticket.seats.map((seat) => (
            <SeatPart
              key={seat.subject}
              seat={seat}
              onMove={mayMove(seat) ? () => setMoving(seat) : undefined}
            />
          ))}
          <TicketHistory ticket={ticket} />
        </Stack>
      )}
      {moving && ticket && (
        <MoveSeatDialog
          classId={class_id}
          ticketId={ticketId}
          name={ticket.name}
          seat={moving}
          onClose={() => setMoving(undefined)}
        />
      )}
      {asking && <VoidDialog classId={class_id} ticketId={ticketId} onClose={() => setAsking(false)} />}
    </Drawer>
  );
}
