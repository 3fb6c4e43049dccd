import type { BankLine } from '@skillcert/api-client';
import type { Suggestion } from './use-bank-lines.js';

/** Whose fee was paid before by other money, where a line names nobody who still owes one: it is money for nothing, until somebody chooses another fee. */
export const paidTwice = ({ suggestions }: Pick<BankLine, 'suggestions'>): Suggestion | undefined =>
  suggestions.every(({ standing }) => standing === 'paid') ? suggestions[0] : undefined;
