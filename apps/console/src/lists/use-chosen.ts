import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * The chosen rows of a list, on any pages, as long as its filters stay: then each of them is in it. `asked` is the
 * query of the list without its page; another order keeps the choice.
 */
export const useChosen = (asked: object | undefined) => {
  const [kept, setKept] = useState({ under: '', chosen: none });
  const under = JSON.stringify({ ...asked, sort: undefined, order: undefined });
  return {
    chosen: kept.under === under ? kept.chosen : none,
    choose: (chosen: ReadonlySet<string>) => setKept({ under, chosen }),
  };
};
