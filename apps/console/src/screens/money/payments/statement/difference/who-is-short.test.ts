import { expect, it } from 'vitest';
import { mayBeShort } from './who-is-short.js';

const person = (enrolment_id: number, due_cents: number) => ({
  ...{ enrolment_id, due_cents },
  ...{ name: '石玲悦', enrol_no: 'TC26-0001-00001' },
});

it.each([
  ['everybody who owes more than is missing', 2_500, [1, 2]],
  ['nobody who would get nothing', 60_000, [2]],
  ['nobody where more is missing than anybody owes', 68_000, []],
])('leaves short %s', (_what, missing, ids) => {
  const people = [person(1, 60_000), person(2, 68_000)];
  expect(mayBeShort(people, missing).map(({ enrolment_id }) => enrolment_id)).toEqual(ids);
});
