import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPeople } from './find-people.js';
import { moveSeat, seatingFaults, seatMoveTo } from './move-seat.js';
import { neighboursOf, sameUnitNeighbours } from './seat-neighbours.js';
import { type Seating, seatFault } from './seat-plan.js';

const rooms = [
  {
    id: 'a',
    label: 'A',
    rows: 3,
    columns: 4,
    aisles: [2],
    row_aisles: [2],
    blocked: [{ row: 3, column: 4 }],
  },
  { id: 'b', label: 'B', rows: 2, columns: 2 },
] as const;
const [roomA] = rooms;

const seatings: readonly Seating[] = [
  { person_id: '1', room_id: 'a', row: 1, column: 1 },
  { person_id: '2', room_id: 'a', row: 1, column: 2 },
  { person_id: '3', room_id: 'a', row: 1, column: 3 },
  { person_id: '4', room_id: 'b', row: 2, column: 2 },
];
const people = [
  { id: '1', name: '张晓明', ticket: '20260001', unit: '科协' },
  { id: '2', name: '李思远', ticket: '20260002', unit: '科协' },
  { id: '3', name: '王雅琴', ticket: '20260003', unit: '科协' },
  { id: '4', name: 'Ana López', ticket: '20260004' },
];

describe('moveSeat', () => {
  it.each([
    ['onto a free seat', '1', { room_id: 'a', row: 3, column: 1 }, 'move'],
    ['into another room', '1', { room_id: 'b', row: 1, column: 1 }, 'move'],
    ['onto a taken seat', '1', { room_id: 'b', row: 2, column: 2 }, 'swap'],
    ['onto their own seat', '1', { room_id: 'a', row: 1, column: 1 }, 'stay'],
    ['onto a blocked seat', '1', { room_id: 'a', row: 3, column: 4 }, 'blocked'],
    ['past the last row', '1', { room_id: 'a', row: 4, column: 1 }, 'blocked'],
    ['into no room', '1', { room_id: 'c', row: 1, column: 1 }, 'blocked'],
    ['of nobody', '9', { room_id: 'a', row: 1, column: 1 }, 'stay'],
  ])('%s: person %s to %j is %s', (_name, person, to, move) => {
    expect(seatMoveTo(rooms, seatings, person, to)).toBe(move);
    const next = moveSeat(rooms, seatings, person, to);
    expect(next === seatings).toBe(move === 'stay' || move === 'blocked');
    if (next !== seatings) expect(next).toContainEqual({ person_id: person, ...to });
  });

  it('loses and doubles nobody, after any moves', () => {
    const step = record({
      person: integer({ min: 0, max: 5 }).map(String),
      to: record({
        room_id: integer({ min: 0, max: 2 }).map((index) => ['a', 'b', 'c'][index] ?? 'a'),
        row: integer({ min: -1, max: 4 }),
        column: integer({ min: -1, max: 5 }),
      }),
    });
    assert(
      property(array(step, { maxLength: 40 }), (steps) => {
        let now = seatings;
        for (const { person, to } of steps) {
          const next = moveSeat(rooms, now, person, to);
          expect(next.map(({ person_id }) => person_id)).toEqual(seatings.map(({ person_id }) => person_id));
          expect(seatingFaults(rooms, next)).toEqual([]);
          now = next;
        }
      }),
    );
  });

  it('undoes itself when the person goes back', () => {
    const place = record({ row: integer({ min: 1, max: 2 }), column: integer({ min: 1, max: 4 }) });
    assert(
      property(place, (to) => {
        const there = moveSeat(rooms, seatings, '1', { room_id: 'a', ...to });
        expect(moveSeat(rooms, there, '1', { room_id: 'a', row: 1, column: 1 })).toEqual(seatings);
      }),
    );
  });
});

describe('a seat arrangement', () => {
  it('lists its faults', () => {
    const wrong = [
      ...seatings,
      { person_id: '1', room_id: 'a', row: 2, column: 1 },
      { person_id: '5', room_id: 'a', row: 1, column: 2 },
      { person_id: '6', room_id: 'a', row: 3, column: 4 },
      { person_id: '7', room_id: 'c', row: 1, column: 1 },
    ];
    expect(seatingFaults(rooms, wrong).map(({ person_id, fault }) => [person_id, fault])).toEqual([
      ['1', 'twice'],
      ['5', 'shared'],
      ['6', 'blocked'],
      ['7', 'missing'],
    ]);
    expect(seatFault(rooms, { room_id: 'b', row: 2, column: 2 })).toBeNull();
  });
});

describe('neighbours', () => {
  it('are beside, in front and behind, never across an aisle', () => {
    expect(neighboursOf(roomA, { row: 2, column: 2 })).toEqual([
      { row: 2, column: 1 },
      { row: 1, column: 2 },
    ]);
    expect(neighboursOf(roomA, { row: 1, column: 4 })).toEqual([
      { row: 1, column: 3 },
      { row: 2, column: 4 },
    ]);
  });

  it('are mutual', () => {
    const place = record({ row: integer({ min: 1, max: 3 }), column: integer({ min: 1, max: 4 }) });
    assert(
      property(place, (seat) => {
        for (const other of neighboursOf(roomA, seat)) {
          expect(neighboursOf(roomA, other)).toContainEqual(seat);
        }
      }),
    );
  });

  it('highlights neighbours of the same unit for both', () => {
    const found = sameUnitNeighbours(rooms, people, seatings, ({ name }) => name);
    expect(found).toEqual([
      { person_id: '1', label: '李思远' },
      { person_id: '2', label: '张晓明' },
    ]);
  });
});

describe('neighbours of one employer', () => {
  const label = ({ name }: { name: string }) => name;

  it('are highlighted, whatever their units', () => {
    const employed = people.map((person) => ({
      ...person,
      unit: person.id,
      origins: [person.id, 'employer'],
    }));
    expect(sameUnitNeighbours(rooms, employed, seatings, label)).toEqual([
      { person_id: '1', label: '李思远' },
      { person_id: '2', label: '张晓明' },
    ]);
  });

  it('are not where they share none, though a unit of one name is drawn', () => {
    const apart = people.map((person) => ({ ...person, origins: [] }));
    expect(sameUnitNeighbours(rooms, apart, seatings, label)).toEqual([]);
  });
});

describe('findPeople', () => {
  it.each([
    ['思远', ['2']],
    ['２０２６０００３', ['3']],
    ['lópez', ['4']],
    ['科协', ['1', '2', '3']],
    ['  ', []],
    ['nobody', []],
  ])('finds by %j', (text, ids) => {
    expect(findPeople(people, text).map(({ id }) => id)).toEqual(ids);
  });
});
