import { useSearchParams } from 'react-router-dom';
import { readSearch } from '../state/typed-search.js';

/** The parameters of a list in the address, with the search that only this page knows in place of its mark. */
export const useListParams = (): URLSearchParams => {
  const [params] = useSearchParams();
  const whole = new URLSearchParams(params);
  const search = readSearch(params);
  if (search !== '') whole.set('search', search);
  return whole;
};
