import { useState } from 'react';

/**
 * True from the first time that `open` is true, so that the code of an overlay is downloaded once and stays for its
 * exit.
 */
export const useOpened = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
};
