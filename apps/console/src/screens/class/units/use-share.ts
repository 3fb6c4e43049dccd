import { wholeShare } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';

/** Formats a share from basis points, `12.5%`. */
export const useShare = () => {
  const { language } = useWords();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (basis_points: number) => format.format(basis_points / wholeShare);
};
