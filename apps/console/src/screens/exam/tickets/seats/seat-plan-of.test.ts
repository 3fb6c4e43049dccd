import { describe, expect, it } from 'vitest';
import { moveIn, type SeatedSitting, seatPlanOf } from './seat-plan-of.js';

const seat = (ticket_id: number, desk: number) => ({
  ticket_id,
  ticket_no: `T${ticket_id}`,
  name: `考生${ticket_id}`,
  unit_name: null,
  desk,
  paper: 'A',
});

// One room at two times, of two widths as it would never be: places are counted by the room that they are in.
const sittings: readonly SeatedSitting[] = [
  {
    sitting_id: 1,
    label: '上午',
    room: { room_id: 9, name: '第 1 考场', rows: 2, columns: 3, blocked: [6] },
    seats: [seat(11, 1), seat(12, 5)],
  },
  {
    sitting_id: 2,
    label: '下午',
    room: { room_id: 9, name: '第 1 考场', rows: 2, columns: 2, blocked: [] },
    seats: [seat(21, 3)],
  },
];

describe('a plan of seats', () => {
  const { rooms, value } = seatPlanOf(sittings);
  const moved = (...changed: readonly (typeof value)[number][]) =>
    value.map((each) => changed.find(({ person_id }) => person_id === each.person_id) ?? each);
  const at = (person_id: string, room_id: string, row: number, column: number) => ({
    person_id,
    room_id,
    row,
    column,
  });

  it('has a room for each sitting', () => {
    expect(rooms.map(({ id, blocked }) => [id, blocked])).toEqual([
      ['1', [{ row: 2, column: 3 }]],
      ['2', []],
    ]);
    expect(value).toEqual([at('11', '1', 1, 1), at('12', '1', 2, 2), at('21', '2', 2, 1)]);
  });

  it.each([
    ['nothing', moved(), undefined],
    [
      'a move to a free desk',
      moved(at('11', '1', 1, 2)),
      { ticket_id: 11, sitting_id: 1, to_sitting_id: 1, desk: 2 },
    ],
    [
      'a move to another sitting',
      moved(at('11', '2', 1, 2)),
      { ticket_id: 11, sitting_id: 1, to_sitting_id: 2, desk: 2 },
    ],
    [
      'an exchange between two sittings',
      moved(at('12', '2', 2, 1), at('21', '1', 2, 2)),
      { ticket_id: 12, sitting_id: 1, to_sitting_id: 2, desk: 3, other_id: 21 },
    ],
  ])('names %s', (_, next, move) => {
    expect(moveIn(sittings, next)).toEqual(move);
  });
});
