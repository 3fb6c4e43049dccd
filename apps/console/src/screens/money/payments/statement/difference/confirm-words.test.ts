import { expect, it } from 'vitest';
import { takenWord, twiceWord } from './confirm-words.js';

const fee = { amount_cents: 68_000, due_cents: 68_000 };

it.each([
  ['own', 'payments.bank_by_hand'],
  ['refund', 'payments.event.request'],
  ['404', 'payments.event.confirm'],
])('names what becomes of a fee that was paid before: %s', (chosen, word) => {
  expect(twiceWord(chosen, fee)).toBe(word);
});

it('says of less than is due that it is a part', () => {
  expect(takenWord({ ...fee, amount_cents: 60_000 })).toBe('payments.bank_hold');
  expect(twiceWord('404', { ...fee, amount_cents: 60_000 })).toBe('payments.bank_hold');
  expect(takenWord(fee)).toBe('payments.event.confirm');
});
