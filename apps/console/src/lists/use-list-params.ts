import { useSearchParams } from 'react-router-dom';
import { readSearch } from '../state/typed-search.js';

/** What the address says of a list, with the search that only this page knows in the place of its mark. */
export const useListParams = (): URLSearchParams => {
  const [params] = useSearchParams();
  const whole = new URLSearchParams(params);
  const search = readSearch(params);
  if (search !== '') whole.set('search', search);
  return whole;
};
