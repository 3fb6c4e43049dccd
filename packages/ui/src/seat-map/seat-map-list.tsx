'use client';
import { StatusBadge } from '../badge/badge.js';
import { Table } from '../table/table.js';
import type { SeatMapWords } from './seat-map-words.js';
import type { SeatPerson, SeatRoom } from './seat-plan.js';
import type { SeatMapModel } from './use-seat-map.js';

interface SeatMapListProps {
  rooms: readonly SeatRoom[];
  people: readonly SeatPerson[];
  map: SeatMapModel;
  words: SeatMapWords;
}

/** The people that are searched for, each with the seat, in the order of rooms and seats. */
const seatLines = (
  rooms: readonly SeatRoom[],
  people: readonly SeatPerson[],
  { seats, query }: SeatMapModel,
) => {
  const placeOf = (person: SeatPerson) => {
    const seat = seats.seatOf(person.id);
    return { seat, room: rooms.findIndex(({ id }) => id === seat?.room_id) };
  };
  const shown = query.trim() ? seats.found : people;
  return shown
    .map((person) => ({ person, ...placeOf(person) }))
    .sort(
      (one, two) =>
        one.room - two.room ||
        (one.seat?.row ?? 0) - (two.seat?.row ?? 0) ||
        (one.seat?.column ?? 0) - (two.seat?.column ?? 0),
    );
};

/** The same seats as a table, one line a person; a name leads to the seat on the map. */
export function SeatMapList({ rooms, people, map, words }: SeatMapListProps) {
  const { seats } = map;
  return (
    <div className="sc-seat-list">
      <Table
        caption={words.list}
        rows={seatLines(rooms, people, map)}
        rowId={({ person }) => person.id}
        columns={[
          {
            id: 'seat',
            label: words.seatTitle,
            cell: ({ seat, room }) =>
              seat ? (
                <>
                  {rooms.length > 1 && <span className="sc-seat-list-room">{rooms[room]?.label} </span>}
                  {words.seat(seat.row, seat.column)}
                </>
              ) : (
                words.noSeat
              ),
          },
          {
            id: 'person',
            label: words.person,
            heading: true,
            cell: ({ person, seat }) =>
              seat ? (
                <button
                  type="button"
                  className="sc-seat-list-name"
                  title={words.show(person.name)}
                  onClick={() => map.show(person)}
                >
                  {person.name}
                </button>
              ) : (
                person.name
              ),
          },
          { id: 'ticket', label: words.ticket, cell: ({ person }) => person.ticket ?? '—' },
          { id: 'unit', label: words.unit, cell: ({ person }) => person.unit ?? '—' },
          {
            id: 'note',
            label: words.note,
            cell: ({ person }) => {
              const note = seats.noteOf(person.id);
              return note ? <StatusBadge tone={note.tone ?? 'warning'}>{note.label}</StatusBadge> : '—';
            },
          },
        ]}
      />
    </div>
  );
}
