import { formatCents } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** Says an amount as it is: what came back is negative, and nothing is nothing, not “free”. */
export const useAmount = () => {
  const { language } = useWords();
  return (cents: number, currency: string) => formatCents(cents, currency, language);
};
