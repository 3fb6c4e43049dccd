import { expect, it } from 'vitest';
import { chosenBy, dueOf, mostOfOneClass, withMore } from './choose-by.js';

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
