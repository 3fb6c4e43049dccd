import { formatCents } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';

/** Formats an amount as it is: a refund is negative, and zero is zero, not “free”. */
export const useAmount = () => {
  const { language } = useWords();
  return (cents: number, currency: string) => formatCents(cents, currency, language);
};
