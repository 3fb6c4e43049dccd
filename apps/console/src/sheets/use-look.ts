import { limits } from '@skillcert/core';
import { useRef, useState } from 'react';
import { attempt } from '../client/attempt.js';

/** How a file is watched on its way; left out where it is sent again by what somebody says of it. */
export type Watch = Partial<{
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly quiet: boolean;
}>;

interface Seen<Look, Said> {
  readonly file: File;
  readonly said: Said;
  readonly look: Look;
}

/** A file as it is sent: the server looks at what it is, not at its name. */
export const bodyOf = (file: File): Blob => file.slice(0, file.size, 'application/octet-stream');

/** What a sheet is called where it is kept: the end of a long name tells files apart. */
export const sheetTitle = (file: File): string => file.name.slice(-limits.sheet_title_length_max);

/**
 * A table on its way: how it will be read, and how by what somebody says of it. A refusal leaves what was seen and
 * said before.
 * @param ask asks the server how a file is read
 */
export const useLook = <Look, Said extends object>(
  ask: (file: File, said: Partial<Said>, watch: Watch) => Promise<Look>,
) => {
  const [seen, setSeen] = useState<Seen<Look, Partial<Said>>>();
  const [round, setRound] = useState(0);
  const latest = useRef(0);

  const see = async (file: File, said: Partial<Said>, watch: Watch = {}) => {
    latest.current += 1;
    const mine = latest.current;
    const look = await ask(file, said, watch);
    // Of two answers that overtake each other the one to what was said last holds.
    if (mine === latest.current) setSeen({ file, said, look });
  };

  return {
    seen,
    /** Changes with every file that is done: what was said of it is over. */
    round,
    take: async (file: File, watch: Watch) => {
      setSeen(undefined);
      await see(file, {}, { ...watch, quiet: true });
      return { id: file.name, name: file.name };
    },
    /** Looks anew, by what somebody says more. */
    say: async (more: Partial<Said>) => {
      if (!seen) return;
      const said = { ...seen.said, ...more };
      setSeen({ ...seen, said });
      if (!(await attempt(() => see(seen.file, said).then(() => true)))) setSeen(seen);
    },
    leave: () => {
      latest.current += 1;
      setSeen(undefined);
      setRound((last) => last + 1);
    },
  };
};
