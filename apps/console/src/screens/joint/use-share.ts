import { wholeShare } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** Says a share as it is, `12.5%`, from basis points. */
export const useShare = () => {
  const { language } = useWords();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (basis_points: number) => format.format(basis_points / wholeShare);
};
