import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/search-input.css';
import '@skillcert/ui/seat-map.css';
import '@skillcert/ui/table.css';
import type { OutputOf, SittingRow } from '@skillcert/api-client';
import { deskNumber, deskPlace } from '@skillcert/core';
import { Combobox, Drawer, Field, type Seating, SeatMap, Stack, sameUnitNeighbours } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exams/use-exam-plan.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';

interface SeatsDrawerProps {
  readonly list: TicketLists;
  readonly onClose: () => void;
}

type Seats = OutputOf<'ticket/fetchSeats'>;

const sittingsAtOnce = 20;

const planOf = ({ room, seats }: Seats) => ({
  rooms: [
    {
      id: String(room.room_id),
      label: room.name,
      rows: room.rows,
      columns: room.columns,
      blocked: room.blocked.map((desk) => deskPlace(room.columns, desk)),
    },
  ],
  people: seats.map(({ ticket_id, name, ticket_no, unit_name }) => ({
    id: String(ticket_id),
    name,
    ticket: ticket_no,
    ...(unit_name ? { unit: unit_name } : {}),
  })),
  value: seats.map(({ ticket_id, desk }) => ({
    person_id: String(ticket_id),
    room_id: String(room.room_id),
    ...deskPlace(room.columns, desk),
  })),
});

/** Who was moved, where to, and whom they change seats with: the one of the two that was taken up comes first. */
const moveIn = ({ room, seats }: Seats, after: readonly Seating[]) => {
  const moved = after.flatMap(({ person_id, row, column }) => {
    const ticket_id = Number(person_id);
    const desk = deskNumber(room.columns, { row, column });
    const before = seats.find((seat) => seat.ticket_id === ticket_id)?.desk;
    return before === desk ? [] : [{ ticket_id, desk }];
  });
  const [first, other] = moved;
  return first && { ...first, ...(other && { other_id: other.ticket_id }) };
};

/** The seats of a sitting: people change places by dragging or by key, and their tickets are issued again. */
export function SeatsDrawer({ list: { class_id, mayArrange }, onClose }: SeatsDrawerProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const run = useTicketCommand();
  const [chosen, setChosen] = useState<SittingRow>();
  const [found, setFound] = useState<readonly SittingRow[]>([]);
  const sittings = useCallQuery('exam/fetchSittingLists', { class_id, page: 1, limit: sittingsAtOnce });
  const shown = chosen ?? sittings.data?.items[0];
  const sitting_id = shown?.sitting_id ?? 0;
  const query = useCallQuery('ticket/fetchSeats', { class_id, sitting_id }, { enabled: sitting_id > 0 });
  const { data } = query;
  const plan = data && planOf(data);
  const nameOf = ({ subject, starts_at, room_name }: SittingRow) =>
    `${room_name} · ${subjectTitle(subject)} · ${minute(starts_at)}`;
  const search = async (text: string) => {
    const asked = { class_id, page: 1, limit: sittingsAtOnce, search: text.trim() };
    const { items } = await call('exam/fetchSittingLists', asked, { quiet: true });
    setFound(items);
    return items.map((each) => ({ value: String(each.sitting_id), label: nameOf(each) }));
  };
  const move = async (after: readonly Seating[]) => {
    const moved = data && moveIn(data, after);
    if (!moved) return;
    const key = crypto.randomUUID();
    await run(
      () => call('ticket/moveSeat', { class_id, sitting_id, ...moved }, { key }),
      t('exam.tickets.moved'),
    );
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('exam.tickets.seat_map')}
      description={mayArrange ? t('exam.tickets.seat_map_text') : undefined}
      state={contentState(sittings)}
      onRetry={() => sittings.refetch()}
    >
      <Stack>
        <Field label={t('exam.tickets.sitting')}>
          <Combobox
            value={shown ? String(shown.sitting_id) : null}
            valueLabel={shown && nameOf(shown)}
            onValueChange={(id) => setChosen(found.find((each) => String(each.sitting_id) === id))}
            onSearch={search}
            minLength={0}
          />
        </Field>
        {plan && (
          <SeatMap
            {...plan}
            readOnly={!mayArrange}
            onValueChange={move}
            highlights={sameUnitNeighbours(plan.rooms, plan.people, plan.value, (other) =>
              t('exam.tickets.beside', { name: other.name }),
            )}
          />
        )}
      </Stack>
    </Drawer>
  );
}
