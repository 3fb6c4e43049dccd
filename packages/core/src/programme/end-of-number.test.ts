import { expect, it } from 'vitest';
import { endOfNumber } from './end-of-number.js';

it.each([
  ['a ticket', 'TC26-0021-T0010', 'T0010'],
  ['an enrolment', 'TC26-0021-00042', '00042'],
  ['a number without parts', '20260001', '20260001'],
  ['no number', '', ''],
])('tells %s apart by the end of its number', (_what, number, end) => {
  expect(endOfNumber(number)).toBe(end);
});
