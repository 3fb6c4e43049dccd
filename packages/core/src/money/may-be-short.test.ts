import { expect, it } from 'vitest';
import { mayBeShort } from './may-be-short.js';

it.each([
  ['somebody who owes more than is missing', 2_500, true],
  ['somebody who gets one cent', 59_999, true],
  ['nobody who would get nothing', 60_000, false],
  ['nobody where more is missing than they owe', 68_000, false],
])('leaves short %s', (_what, missing, may) => {
  expect(mayBeShort({ due_cents: 60_000 }, missing)).toBe(may);
});
