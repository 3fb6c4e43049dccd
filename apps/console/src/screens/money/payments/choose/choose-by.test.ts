import { expect, it } from 'vitest';
import {
  allThatFit,
  chosenBy,
  dueOf,
  firstThatFit,
  mostOfOneClass,
  payingUnit,
  withChosen,
  withMore,
} from './choose-by.js';

const person = (enrolment_id: number, class_id = 1) => ({ enrolment_id, class_id, fee_cents: 68_000 });
const ids = (people: ReadonlyMap<string, unknown>) => [...people.keys()];

it('keeps those of other pages, and loses those whose box is cleared', () => {
  const before = withMore(new Map(), [person(1), person(2)]);
  const after = chosenBy(new Set(['2', '7']), { before, shown: [person(7), person(8)] });
  expect(ids(after)).toEqual(['2', '7']);
  expect(ids(chosenBy(new Set(['9']), { before, shown: [] }))).toEqual([]);
});

it('adds all that fit beside those who are chosen, each once', () => {
  const first = withMore(new Map(), [person(1), person(2)]);
  const both = withMore(first, [person(2), person(3)]);
  expect(ids(both)).toEqual(['1', '2', '3']);
  expect(dueOf(both.values())).toBe(3 * 68_000);
});

it('counts what is still due, and the most of one class', () => {
  expect(dueOf([{ ...person(1), received_cents: 60_000 }, person(2)])).toBe(76_000);
  expect(mostOfOneClass([person(1, 4), person(2, 5), person(3, 5)])).toBe(2);
  expect(mostOfOneClass([])).toBe(0);
});

it('chooses all that fit, and says how many they are where they have become too many meanwhile', () => {
  const items = [person(1), person(2)];
  expect(allThatFit({ items, total: 2 }, 2)).toEqual({ people: items });
  expect(allThatFit({ items, total: 3 }, 2)).toEqual({ people: [], outgrown: 3 });
});

it('chooses the first of too many, as many as one payment can be for', () => {
  const items = [person(1), person(2), person(3)];
  expect(firstThatFit({ items, total: 9 }, 2)).toEqual({ people: [person(1), person(2)] });
  expect(firstThatFit({ items, total: 3 }, 5)).toEqual({ people: items });
});

it('keeps the chosen group among the others once nobody is left in it', () => {
  const [first, second] = ['41', '42'].map((value) => ({ value, name: `Unit ${value}`, count: 3 }));
  if (!first || !second) throw new Error('Two units are needed.');
  expect(withChosen([second], first, '41')).toEqual([second, { ...first, count: 0 }]);
  expect(withChosen([first, second], first, '41')).toEqual([first, second]);
  expect(withChosen([second], first, '')).toEqual([second]);
});

it('names a unit as the payer where all are of it', () => {
  const [own, other] = [{ com_name: '上海申培' }, { com_name: '浦江精工' }];
  expect(payingUnit([own, own], own)).toBe('上海申培');
  expect(payingUnit([own, own], other)).toBe('');
  expect(payingUnit([], own)).toBe('上海申培');
  expect(payingUnit([own], undefined)).toBe('');
});
