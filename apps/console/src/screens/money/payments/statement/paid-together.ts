import type { BankLine } from '@skillcert/api-client';
import { addCents } from '@skillcert/core';
import type { Suggestion } from './use-bank-lines.js';

/** Whether nothing is declared for somebody, or exactly what is due. */
const owesAll = ({ standing, declared_cents, amount_cents }: Suggestion) =>
  standing === 'due' || (standing === 'declared' && declared_cents === amount_cents);

/**
 * Several candidates whom a line names by number and who declared nothing but their fee, if it has exactly the sum of
 * their fees; of one class, because the fees of others may go to another account.
 */
export const paidTogether = ({ suggestions, amount_cents }: BankLine): readonly Suggestion[] | undefined => {
  const named = suggestions.filter(({ reasons }) => reasons.includes('number'));
  const [first] = named;
  const isDue = named.every((each) => owesAll(each) && each.class_id === first?.class_id);
  const isAll = addCents(...named.map((each) => each.amount_cents)) === amount_cents;
  return named.length > 1 && isDue && isAll ? named : undefined;
};
