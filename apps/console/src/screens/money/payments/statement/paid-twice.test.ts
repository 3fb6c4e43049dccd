import type { BankLine } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { mayBeOwnLine, paidTwice } from './paid-twice.js';

type Standing = BankLine['suggestions'][number]['standing'];
const line = (...standings: Standing[]) =>
  ({ suggestions: standings.map((standing) => ({ name: '石玲悦', standing })) }) as unknown as BankLine;

it.each<[what: string, line: BankLine, name: string | undefined]>([
  ['somebody who has paid', line('paid'), '石玲悦'],
  ['somebody who has paid, beside a fee that is due', line('paid', 'due'), undefined],
  ['somebody who has paid, beside a namesake who owes nothing', line('closed', 'paid'), '石玲悦'],
  ['somebody who owes nothing', line('closed'), undefined],
  ['a fee whose money is on its way', line('pending'), undefined],
  ['nobody', line(), undefined],
])('a line that names %s', (_what, given, name) => {
  expect(paidTwice(given)?.name).toBe(name);
});

const paid = { ...{ paid_on: null, payer_name: '' }, method: 'bank_transfer' as const, has_line: false };
it.each<[what: string, paid: BankLine['suggestions'][number]['paid'], amount: number, isOwn: boolean]>([
  ['a transfer that was confirmed by hand', paid, 68_000, true],
  ['a transfer of another amount', paid, 50_000, false],
  ['a transfer that has its line', { ...paid, has_line: true }, 68_000, false],
  ['an online payment, which has none', { ...paid, method: 'wechat' }, 68_000, false],
  ['nobody who has paid', null, 68_000, false],
])('the line of 680 may be %s', (_what, before, amount_cents, isOwn) => {
  const suggestion = { paid: before, amount_cents } as BankLine['suggestions'][number];
  expect(mayBeOwnLine({ amount_cents: 68_000 }, suggestion)).toBe(isOwn);
});
