import type { BankLine } from '@skillcert/api-client';
import type { Suggestion } from './use-bank-lines.js';

/**
 * The candidate whose fee was already paid by other money, if a line names nobody who still owes one: the money has
 * no purpose, until a person chooses another fee.
 */
export const paidTwice = ({ suggestions }: Pick<BankLine, 'suggestions'>): Suggestion | undefined =>
  suggestions.every(({ standing }) => standing === 'paid' || standing === 'closed')
    ? suggestions.find(({ standing }) => standing === 'paid')
    : undefined;
