import type { BankLine } from '@skillcert/api-client';
import { addCents } from '@skillcert/core';
import type { Suggestion } from './use-bank-lines.js';

/**
 * Several candidates whom a line names by number and who declared nothing, if it has exactly the sum of their fees; of
 * one class, because the fees of others may go to another account.
 */
export const paidTogether = ({ suggestions, amount_cents }: BankLine): readonly Suggestion[] | undefined => {
  const named = suggestions.filter(({ reasons }) => reasons.includes('number'));
  const [first] = named;
  const isDue = named.every(({ standing, class_id }) => standing === 'due' && class_id === first?.class_id);
  const isAll = addCents(...named.map((each) => each.amount_cents)) === amount_cents;
  return named.length > 1 && isDue && isAll ? named : undefined;
};
