import { expect, it } from 'vitest';
import { mayBeOwnLine, type PaidFee } from './may-be-own-line.js';

const byHand: PaidFee = { amount_cents: 68_000, paid: { method: 'bank_transfer', has_line: false } };

it.each<[what: string, fee: PaidFee, may: boolean]>([
  ['a transfer that was confirmed by hand', byHand, true],
  ['a transfer of another amount', { ...byHand, amount_cents: 60_000 }, false],
  ['a transfer that has its line', { ...byHand, paid: { method: 'bank_transfer', has_line: true } }, false],
  ['a payment online', { ...byHand, paid: { method: 'sandbox', has_line: false } }, false],
  ['a fee that is due', { ...byHand, paid: null }, false],
])('knows whether a line may be %s', (_what, fee, may) => {
  expect(mayBeOwnLine({ amount_cents: 68_000 }, fee)).toBe(may);
});
