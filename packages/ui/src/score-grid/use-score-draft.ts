import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CellPlace } from '../internal/cell-range.js';

/** The text being typed, and its cell. */
export interface ScoreDraft extends CellPlace {
  text: string;
  /** Begun by typing, so that arrows still move between cells. */
  fresh: boolean;
}

interface DraftOptions {
  /** Called before the field goes. */
  onRest: () => void;
  /** Called with a text that is kept. */
  onKept: (draft: ScoreDraft) => void;
}

/** The typing in one cell, from its begin to its only end. */
export const useScoreDraft = ({ onRest, onKept }: DraftOptions) => {
  const [draft, setDraft] = useState<ScoreDraft | null>(null);
  // Taking the field away blurs it, which must not write the same text again.
  const typing = useRef(false);
  return {
    draft,
    begin: (next: ScoreDraft) => {
      typing.current = true;
      // At once, so that the key that began it lands in the field, a composing one too.
      flushSync(() => setDraft(next));
    },
    type: (text: string) => setDraft(draft && { ...draft, text }),
    stop: (keep: boolean) => {
      if (!typing.current) return;
      typing.current = false;
      onRest();
      if (keep && draft) onKept(draft);
      setDraft(null);
    },
  };
};
