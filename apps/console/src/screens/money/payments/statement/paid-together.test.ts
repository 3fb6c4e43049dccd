import type { BankLine } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { paidTogether } from './paid-together.js';

const person = (changes: Partial<BankLine['suggestions'][number]> = {}) => ({
  ...{
    class_id: 1,
    enrolment_id: 2,
    payment_id: null,
    enrol_no: 'TC26-0001-00001',
    name: '石玲悦',
    count: 1,
    class_name: '',
  },
  ...{
    amount_cents: 68_000,
    declared_cents: null,
    standing: 'due' as const,
    paid: null,
    reasons: ['number' as const],
  },
  ...changes,
});
const line = (amount_cents: number, ...suggestions: BankLine['suggestions']) =>
  ({ amount_cents, suggestions }) as unknown as BankLine;

it.each([
  ['two of exactly its amount', line(136_000, person(), person({ enrolment_id: 3 })), 2],
  [
    'two who are named by number, beside a namesake',
    line(136_000, person(), person(), person({ reasons: ['candidate'] })),
    2,
  ],
  [
    'one who declared the fee beside one who declared nothing',
    line(136_000, person(), person({ payment_id: 7, standing: 'declared', declared_cents: 68_000 })),
    2,
  ],
  [
    'one who declared another amount',
    line(136_000, person(), person({ payment_id: 7, standing: 'declared', declared_cents: 60_000 })),
    undefined,
  ],
  [
    'one who is in a payment for many',
    line(136_000, person(), person({ payment_id: 7, standing: 'declared', count: 2 })),
    undefined,
  ],
  ['one alone', line(68_000, person()), undefined],
  ['two of less', line(130_000, person(), person()), undefined],
  [
    'two of two classes, whose accounts may differ',
    line(136_000, person(), person({ class_id: 2 })),
    undefined,
  ],
  ['two of whom one has paid', line(136_000, person(), person({ standing: 'paid' })), undefined],
])('%s', (_what, given, count) => {
  expect(paidTogether(given)?.length).toBe(count);
});
