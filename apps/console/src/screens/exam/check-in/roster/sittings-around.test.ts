import { expect, it } from 'vitest';
import { sittingsAround } from './sittings-around.js';

const sitting = (name: string, from: string, to: string) => ({
  name,
  starts_at: `2026-11-21T${from}:00.000Z`,
  ends_at: `2026-11-21T${to}:00.000Z`,
});

// Practical exams in batches, the room of the third one ten minutes later, and an evening with two rooms.
const staggered = [
  sitting('first', '01:00', '02:30'),
  sitting('second', '01:00', '02:30'),
  sitting('later', '01:10', '02:40'),
  sitting('batch', '02:00', '03:00'),
  sitting('evening', '11:00', '12:00'),
  sitting('other evening', '11:00', '12:30'),
  sitting('late evening', '11:20', '12:20'),
];
const at = (moment: string) =>
  sittingsAround(staggered, Date.parse(`2026-11-21T${moment}:00.000Z`)).map(({ name }) => name);

it.each([
  ['all that are on, whenever they began', '02:15', ['first', 'second', 'later', 'batch']],
  ['one that is on after the others', '02:50', ['batch']],
  ['those whose door is open beside those that are on', '00:20', ['first', 'second', 'later', 'batch']],
  ['those of the next start while none is on', '06:00', ['evening', 'other evening']],
  ['all of the evening once their doors are open', '10:50', ['evening', 'other evening', 'late evening']],
  ['the last ones, which were on together', '23:00', ['evening', 'other evening', 'late evening']],
])('shows %s', (_, moment, names) => {
  expect(at(moment)).toEqual(names);
});

it('shows nothing of a class without sittings', () => {
  expect(sittingsAround([], 0)).toEqual([]);
});
