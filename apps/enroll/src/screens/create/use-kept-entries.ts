import { useEffect } from 'react';
import type { Begun } from './draft-entries.js';
import { forgetEntries, keepEntries } from './kept-entries.js';

interface KeptEntriesOptions {
  readonly class_id: number;
  /** The phone that they are typed for. */
  readonly phone_masked: string | undefined;
  /** The draft to continue; none if everything is deleted again. */
  readonly begun: Begun | undefined;
  /** Whether it is not sent yet. */
  readonly on: boolean;
}

/** Keeps the current entries on this page. */
export const useKeptEntries = ({ class_id, phone_masked, begun, on }: KeptEntriesOptions): void => {
  useEffect(() => {
    if (!on) return;
    if (begun && phone_masked) keepEntries(class_id, phone_masked, begun);
    else forgetEntries(class_id);
  });
};
