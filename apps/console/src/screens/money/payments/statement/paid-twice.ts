import type { BankLine } from '@skillcert/api-client';
import type { Suggestion } from './use-bank-lines.js';

/**
 * Whether the fee was paid by a transfer that somebody confirmed by hand: no line is that payment yet, and a line of
 * its amount may be.
 */
export const mayBeOwnLine = (
  line: Pick<BankLine, 'amount_cents'>,
  { paid, amount_cents }: Suggestion,
): boolean => paid?.method === 'bank_transfer' && !paid.has_line && amount_cents === line.amount_cents;

/**
 * The candidate whose fee was already paid by other money, if a line names nobody who still owes one: the money has
 * no purpose, until a person chooses another fee.
 */
export const paidTwice = ({ suggestions }: Pick<BankLine, 'suggestions'>): Suggestion | undefined =>
  suggestions.every(({ standing }) => standing === 'paid' || standing === 'closed')
    ? suggestions.find(({ standing }) => standing === 'paid')
    : undefined;
