import { limits } from '@skillcert/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { createLook, type Seen, type Watch } from './create-look.js';
import { showRefused } from './show-refused.js';

/** A file as it is sent: the server looks at what it is, not at its name. */
export const bodyOf = (file: File): Blob => file.slice(0, file.size, 'application/octet-stream');

/** The title that a sheet is kept by. Of a long name the end stays, by which files differ. */
export const sheetTitle = (file: File): string => file.name.slice(-limits.sheet_title_length_max);

/**
 * A table on its way: how it will be read, and how by what somebody says of it.
 * @param ask asks the server how a file is read
 */
export const useLook = <Look, Said extends object>(
  ask: (file: File, said: Partial<Said>, watch: Watch) => Promise<Look>,
) => {
  const [seen, setSeen] = useState<Seen<Look, Partial<Said>>>();
  const [round, setRound] = useState(0);
  const latest = useRef(ask);
  useLayoutEffect(() => {
    latest.current = ask;
  });
  const [table] = useState(() =>
    createLook<Look, Said>({
      ask: (...sent) => latest.current(...sent),
      onSeen: setSeen,
      onRefused: showRefused,
    }),
  );

  return {
    seen,
    /** Changes when a look is left: the field of the file is empty again. */
    round,
    take: async (file: File, watch: Watch) => {
      await table.take(file, { ...watch, quiet: true });
      return { id: file.name, name: file.name };
    },
    say: table.say,
    leave: () => {
      table.leave();
      setRound((last) => last + 1);
    },
  };
};
