import type { BankLine } from '@skillcert/api-client/contract';
import { nonFeeKinds } from '@skillcert/core';
import { nonFeeWords } from './non-fee-words.js';

/** The kind of money of a line that names nobody; null if it may be a fee. A person decides. */
export const looksLike = ({
  payer_name,
  note,
  suggestions,
}: Pick<BankLine, 'payer_name' | 'note' | 'suggestions'>): BankLine['looks_like'] => {
  const isNamed = suggestions.some(({ reasons }) =>
    reasons.some((reason) => reason === 'number' || reason === 'payer' || reason === 'candidate'),
  );
  if (isNamed) return null;
  const said = `${payer_name} ${note}`.toLowerCase();
  return nonFeeKinds.find((kind) => nonFeeWords[kind].some((word) => said.includes(word))) ?? null;
};
