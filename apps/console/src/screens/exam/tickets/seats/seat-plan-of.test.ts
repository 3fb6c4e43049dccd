import { describe, expect, it } from 'vitest';
import { besideAfter, moveIn, type SeatedSitting, seatPlanOf } from './seat-plan-of.js';

const seat = (ticket_id: number, desk: number, origins: number[] = []) => ({
  ticket_id,
  ticket_no: `T${ticket_id}`,
  name: `考生${ticket_id}`,
  unit_name: null,
  origins,
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

describe('a move by hand', () => {
  // Two by two: 1 and 4 are of one employer, 2 and 5 of another one.
  const own: SeatedSitting = {
    sitting_id: 1,
    label: '上午',
    room: { room_id: 9, name: '第 1 考场', rows: 2, columns: 2, blocked: [] },
    seats: [seat(1, 1, [7]), seat(2, 2, [8]), seat(4, 4, [7, 9])],
  };
  const beside: SeatedSitting = {
    ...own,
    sitting_id: 2,
    seats: [seat(5, 1, [8]), seat(6, 4, [])],
  };
  const to = (ticket_id: number, desk: number, more: object = {}) => ({
    ticket_id,
    sitting_id: 1,
    to_sitting_id: 1,
    desk,
    ...more,
  });

  it.each([
    ['beside somebody of the same employer', to(1, 3), [{ name: '考生1', other: '考生4' }]],
    ['beside strangers', to(2, 3), []],
    ['in exchange, for both', to(2, 4, { other_id: 4 }), [{ name: '考生4', other: '考生1' }]],
    ['to another room', to(2, 2, { to_sitting_id: 2 }), [{ name: '考生2', other: '考生5' }]],
    ['to another room, in exchange', to(2, 4, { to_sitting_id: 2, other_id: 6 }), []],
  ])('says who would sit %s', (_, move, said) => {
    expect(besideAfter([own, beside], move)).toEqual(said);
  });
});
