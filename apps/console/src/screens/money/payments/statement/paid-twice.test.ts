import type { BankLine } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { paidTwice } from './paid-twice.js';

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
