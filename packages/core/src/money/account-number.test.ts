import { describe, expect, it } from 'vitest';
import { accountDigits, isAccountNumber, isInvoiceNumber } from './account-number.js';

describe('the number of a bank account', () => {
  it.each(['62220200', '6222 0200-1234 5678', '６２２２０２００１２３４５６７８', '1'.repeat(30)])(
    'may be %s',
    (typed) => {
      expect(isAccountNumber(typed)).toBe(true);
      expect(accountDigits(typed)).toMatch(/^\d+$/);
    },
  );
  it.each(['', '6222020', '1'.repeat(31), '62220200A', 'DE89 3704 0044 0532'])('is not %s', (typed) => {
    expect(isAccountNumber(typed)).toBe(false);
  });
});

it.each([
  ['12345678', true],
  ['2431 2000 0000 0012 3456', true],
  ['1234567', false],
  ['1'.repeat(21), false],
  ['1234-5678', false],
])('the number of an invoice: %s is %s', (typed, is) => {
  expect(isInvoiceNumber(typed)).toBe(is);
});
