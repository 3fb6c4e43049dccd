import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * The rows that are chosen of a list, on whichever pages, as long as what narrows it stays: then each of them is in it. `asked` is what the list
 * asks for, whatever its page; another order leaves what is chosen.
 */
export const useChosen = (asked: object | undefined) => {
  const [kept, setKept] = useState({ under: '', chosen: none });
  const under = JSON.stringify({ ...asked, sort: undefined, order: undefined });
  return {
    chosen: kept.under === under ? kept.chosen : none,
    choose: (chosen: ReadonlySet<string>) => setKept({ under, chosen }),
  };
};
