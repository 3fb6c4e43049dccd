import { expect, it } from 'vitest';
import { changeKindOf } from './change-kinds.js';

it.each([
  ['approve', 'enrolment', 'enrolment'],
  ['confirm', 'refund', 'payment'],
  ['mark', 'sitting_mark', 'door'],
  ['export', 'enrolment_list', 'export'],
  ['reveal', 'enrolment', undefined],
  ['sign_in', 'session', undefined],
] as const)('says what %s of %s changes', (action, object_type, kind) => {
  expect(changeKindOf({ action, object_type })).toBe(kind);
});
