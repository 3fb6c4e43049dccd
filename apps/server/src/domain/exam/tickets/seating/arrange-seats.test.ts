import { createSeededRandom } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { arrangeSeats } from './arrange-seats.js';
import type { SeatingPerson, SeatingRequest, SeatingResult, SeatingSitting } from './seating.js';

const sitting = (sitting_id: number, changes: Partial<SeatingSitting> = {}): SeatingSitting => ({
  sitting_id,
  rows: 6,
  columns: 5,
  blocked: [],
  accessible: [],
  ...changes,
});
const crowd = (units: readonly (number | null)[], needs: readonly number[] = []): SeatingPerson[] =>
  units.map((unit_id, index) => ({
    enrolment_id: index + 1,
    origins: unit_id === null ? [] : [`单位 ${unit_id}`],
    accessible: needs.includes(index + 1),
  }));
const times = (count: number, unit: number | null) => Array.from({ length: count }, () => unit);
const asked = (changes: Partial<SeatingRequest>): SeatingRequest => ({
  sittings: [sitting(1)],
  people: [],
  order: 'number',
  apart: true,
  seed: 7,
  papers: ['A', 'B'],
  kept: [],
  ...changes,
});

interface Desk {
  readonly row: number;
  readonly column: number;
}

/** Where a desk stands, counted otherwise than the program counts. */
const placeOf = (desk: number, columns: number): Desk => {
  const row = Math.ceil(desk / columns);
  return { row, column: desk - columns * (row - 1) };
};

const faultsOfPeople = ({ sittings, people }: SeatingRequest, { seated, unseated }: SeatingResult) => {
  const told = [...seated.map(({ enrolment_id }) => enrolment_id), ...unseated].sort((a, b) => a - b);
  const wanted = people.map(({ enrolment_id }) => enrolment_id).sort((a, b) => a - b);
  const desks = sittings.reduce(
    (sum, { rows, columns, blocked }) => sum + rows * columns - blocked.length,
    0,
  );
  return [
    ...(told.join() === wanted.join() ? [] : ['somebody is lost or there twice']),
    ...(seated.length === Math.min(desks, people.length) ? [] : ['a desk stays free for somebody unseated']),
  ];
};

const faultsOfDesks = ({ sittings, people }: SeatingRequest, { seated, inaccessible }: SeatingResult) => {
  const needs = new Set(
    people.filter(({ accessible }) => accessible).map(({ enrolment_id }) => enrolment_id),
  );
  const taken = new Set(seated.map(({ sitting_id, desk }) => `${sitting_id} ${desk}`));
  const wrong = seated.flatMap(({ enrolment_id, sitting_id, desk }) => {
    const { rows, columns, blocked, accessible } =
      sittings.find((each) => each.sitting_id === sitting_id) ?? sitting(0);
    const isDesk = desk >= 1 && desk <= rows * columns && !blocked.includes(desk);
    const isNotified =
      inaccessible.includes(enrolment_id) === (needs.has(enrolment_id) && !accessible.includes(desk));
    return [
      ...(isDesk ? [] : [`desk ${desk} is none`]),
      ...(isNotified ? [] : [`${enrolment_id}: what is told of the desk`]),
    ];
  });
  return [...(taken.size === seated.length ? [] : ['a desk is taken twice']), ...wrong];
};

/** Everybody with the neighbours to the right and behind. */
const neighboursIn = ({ columns, sitting_id }: SeatingSitting, { seated }: SeatingResult) => {
  const here = seated.filter((each) => each.sitting_id === sitting_id);
  const at = new Map(
    here.map((each) => {
      const { row, column } = placeOf(each.desk, columns);
      return [`${row}/${column}`, each];
    }),
  );
  return here.flatMap((one) => {
    const { row, column } = placeOf(one.desk, columns);
    return [`${row}/${column + 1}`, `${row + 1}/${column}`].flatMap((key) => {
      const other = at.get(key);
      return other ? [{ one, other }] : [];
    });
  });
};

/** Everything that must hold, evaluated from the request and the answer alone. */
const evaluate = (request: SeatingRequest, result: SeatingResult) => {
  const units = new Map(request.people.map(({ enrolment_id, origins }) => [enrolment_id, origins[0]]));
  const together = request.sittings.flatMap((each) => neighboursIn(each, result));
  const pairs = new Map<string, number>();
  for (const { one, other } of together) {
    const unit = units.get(one.enrolment_id);
    if (unit && unit === units.get(other.enrolment_id)) pairs.set(unit, (pairs.get(unit) ?? 0) + 1);
  }
  const told = new Map(result.same_unit.map((each) => [each.name, each.pairs]));
  const samePaper = request.papers.length > 1 && together.some(({ one, other }) => one.paper === other.paper);
  return {
    faults: [
      ...faultsOfPeople(request, result),
      ...faultsOfDesks(request, result),
      ...(samePaper ? ['neighbours have one paper'] : []),
      ...(told.size === pairs.size && [...pairs].every(([unit, count]) => told.get(unit) === count)
        ? []
        : ['what is told of neighbours is wrong']),
    ],
    pairs: [...pairs.values()].reduce((sum, each) => sum + each, 0),
  };
};

describe('arrangeSeats', () => {
  it('seats people by their number, desk by desk, and says for whom there is none', () => {
    const request = asked({ apart: false, people: crowd(times(32, null)) });
    const result = arrangeSeats(request);
    expect(result.seated.slice(0, 2)).toEqual([
      { enrolment_id: 1, sitting_id: 1, desk: 1, paper: 'A' },
      { enrolment_id: 2, sitting_id: 1, desk: 2, paper: 'B' },
    ]);
    expect(result.unseated).toEqual([31, 32]);
    expect(evaluate(request, result).faults).toEqual([]);
  });

  it('fills room after room by number, and exchanges only those who sit beside somebody of their own', () => {
    const sittings = [sitting(1), sitting(2), sitting(3)];
    const alone = arrangeSeats(asked({ sittings, people: crowd(times(70, null)) }));
    expect(alone.seated.map(({ enrolment_id }) => enrolment_id)).toEqual(times(70, 0).map((_, i) => i + 1));
    const request = asked({
      sittings,
      people: crowd(times(70, null).map((_, index) => (index % 30 < 2 ? 1 : null))),
    });
    const result = arrangeSeats(request);
    expect(evaluate(request, result)).toEqual({ faults: [], pairs: 0 });
    const moved = result.seated.filter(({ enrolment_id }, index) => enrolment_id !== index + 1);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length).toBeLessThanOrEqual(6);
  });

  it('parts those whose employer has the same name, however it is spelled, and who come from different units', () => {
    const people = crowd(times(4, null)).map((person, index) => ({
      ...person,
      origins:
        index < 2 ? [`单位 ${index}`, index === 0 ? '数联（上海）' : '数联(上海) '] : ['无', '自由职业'],
    }));
    const parted = arrangeSeats(asked({ sittings: [sitting(1, { rows: 1, columns: 4 })], people }));
    expect(parted.same_unit).toEqual([]);
    const together = arrangeSeats(
      asked({ sittings: [sitting(1, { rows: 1, columns: 4 })], people, apart: false }),
    );
    expect(together.same_unit).toEqual([{ name: '数联（上海）', pairs: 1 }]);
  });

  it('draws the same seats from the same seed, and others from another', () => {
    const draw = (seed: number) =>
      arrangeSeats(asked({ order: 'random', seed, people: crowd(times(30, null)) })).seated;
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it.each([
    ['two units that each fill one colour of the chessboard', [15, 15], {}],
    ['three units, one of them half of the room', [15, 8, 7], {}],
    ['three equal units', [10, 10, 10], {}],
    ['an odd room and two halves', [13, 12], { rows: 5 }],
    ['one unit with a free desk between any two', [15], {}],
    ['a room in which desks are blocked', [13, 13], { blocked: [1, 2, 16, 17] }],
    ['a single row', [5, 5], { rows: 1, columns: 10 }],
  ] as const)('parts %s', (_, sizes, changes) => {
    const request = asked({
      sittings: [sitting(1, changes)],
      people: crowd(sizes.flatMap((size, unit) => times(size, unit + 1))),
    });
    const result = arrangeSeats(request);
    expect(evaluate(request, result)).toEqual({ faults: [], pairs: 0 });
  });

  it('says by unit how many neighbours could not be parted', () => {
    const request = asked({ people: crowd([...times(20, 1), ...times(10, 2)]) });
    const result = arrangeSeats(request);
    const { faults, pairs } = evaluate(request, result);
    expect(faults).toEqual([]);
    expect(pairs).toBeGreaterThan(0);
    expect(result.same_unit).toEqual([{ name: '单位 1', pairs }]);
  });

  it('counts the neighbours among those who keep their desks too, the unit with the most first', () => {
    const seats = [1, 2, 16, 17, 18].map((desk, index) => ({ enrolment_id: index + 1, sitting_id: 1, desk }));
    const request = asked({ people: crowd([1, 1, 2, 2, 2]), kept: seats });
    const result = arrangeSeats(request);
    expect(result.same_unit).toEqual([
      { name: '单位 2', pairs: 2 },
      { name: '单位 1', pairs: 1 },
    ]);
    expect(evaluate(request, result).faults).toEqual([]);
  });

  it('gives accessible desks to those who need them first, and says who has none', () => {
    const request = asked({
      sittings: [sitting(1, { accessible: [30] }), sitting(2, { accessible: [1] })],
      people: crowd(times(40, 1), [38, 39, 40]),
    });
    const result = arrangeSeats(request);
    expect(
      result.seated.filter(({ desk, sitting_id }) => desk === (sitting_id === 1 ? 30 : 1)),
    ).toMatchObject([{ enrolment_id: 38 }, { enrolment_id: 39 }]);
    expect(result.inaccessible).toEqual([40]);
    expect(evaluate(request, result).faults).toEqual([]);
  });

  it('leaves whoever has a desk there, unless it is none for them any more', () => {
    const kept = [
      { enrolment_id: 1, sitting_id: 1, desk: 12 },
      { enrolment_id: 2, sitting_id: 1, desk: 13 },
      { enrolment_id: 3, sitting_id: 9, desk: 1 },
      { enrolment_id: 4, sitting_id: 1, desk: 30 },
      { enrolment_id: 99, sitting_id: 1, desk: 5 },
    ];
    const request = asked({
      sittings: [sitting(1, { blocked: [30], accessible: [12] })],
      people: crowd(times(20, 1), [2]),
      kept,
    });
    const result = arrangeSeats(request);
    const deskOf = (id: number) => result.seated.find(({ enrolment_id }) => enrolment_id === id)?.desk;
    expect(deskOf(1)).toBe(12);
    expect(deskOf(4)).not.toBe(30);
    expect(result.inaccessible).toEqual([2]);
    expect(evaluate(request, result).faults).toEqual([]);
  });

  it('holds every constraint for 5,000 people in 100 rooms, wherever units are no larger than half', () => {
    const random = createSeededRandom(20_261_205);
    const sittings = Array.from({ length: 100 }, (_, index) => {
      const accessible = [1, 6, 7];
      const blocked = Array.from({ length: random.between(0, 3) }, () => random.between(20, 56));
      return sitting(index + 1, { rows: 7, columns: 8, accessible, blocked: [...new Set(blocked)] });
    });
    const units = Array.from({ length: 5_000 }, (_, index) => (index % 3 === 0 ? 1 : random.between(2, 30)));
    const needs = units.flatMap((_, index) => (index % 40 === 0 ? [index + 1] : []));
    for (const order of ['number', 'random'] as const) {
      const request = asked({ sittings, people: crowd(units, needs), order });
      const result = arrangeSeats(request);
      expect(result.unseated).toEqual([]);
      expect(result.inaccessible).toEqual([]);
      expect(evaluate(request, result)).toEqual({ faults: [], pairs: 0 });
    }
  });
});
