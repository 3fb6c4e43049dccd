import { useState } from 'react';
import { nextOption } from './next-option.js';

interface Option {
  id: string;
  disabled?: boolean | undefined;
}

/** Tracks the active option while the focus stays in the text field. */
export const useActiveOption = (options: readonly Option[], fallback: string | null) => {
  const [wanted, activate] = useState<string | null>(null);
  const ids = options.flatMap(({ id, disabled }) => (disabled ? [] : [id]));
  const known = (id: string | null) => id !== null && ids.includes(id);
  const active = known(wanted) ? wanted : known(fallback) ? fallback : null;
  /** Follows a key; false when it is not one that moves. */
  const move = (key: string): boolean => {
    const next = nextOption(key, active === null ? -1 : ids.indexOf(active), ids.length);
    if (next === null) return false;
    activate(ids[next] ?? null);
    return true;
  };
  return { active, activate, move, first: ids[0] ?? null };
};
