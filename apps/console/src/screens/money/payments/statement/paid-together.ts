import type { BankLine } from '@skillcert/api-client';
import { addCents } from '@skillcert/core';
import type { Suggestion } from './use-bank-lines.js';

/**
 * Several candidates whom a line names by number and who declared nothing, if it has exactly the sum of their fees;
 * all of one class.
 */
export const paidTogether = ({ suggestions, amount_cents }: BankLine): readonly Suggestion[] | undefined => {
  const named = suggestions.filter(({ reasons }) => reasons.includes('number'));
  const [first, second] = named;
  const isOne = named.every(({ standing, class_id }) => standing === 'due' && class_id === first?.class_id);
  const isAll = addCents(...named.map((each) => each.amount_cents)) === amount_cents;
  return second && isOne && isAll ? named : undefined;
};
