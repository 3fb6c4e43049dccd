import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../client/attempt.js';
import { useWords } from '../../messages/words-state.js';
import { placeBefore } from './place-before.js';

interface Move {
  readonly title: string;
  readonly id: number;
  /** The number of places: below 0 up, above it down. */
  readonly by: number;
  /** All its siblings, in the server's current order. */
  readonly readIds: () => Promise<readonly number[]>;
  /** Puts it before one of them, or at the end. */
  readonly send: (before: number | null) => Promise<unknown>;
}

/** Moves courses and their units by some places, and announces the new place. */
export const useMover = () => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  return {
    said,
    move: async ({ title, id, by, readIds, send }: Move) => {
      const moved = await attempt(async () => {
        const ids = await readIds();
        const before = placeBefore(ids, id, by);
        if (before !== undefined) await send(before);
        return { place: ids.indexOf(id) + 1 + (before === undefined ? 0 : by), total: ids.length };
      });
      await queries.invalidateQueries({ queryKey: ['study'] });
      if (moved) setSaid(t('study.moved', { title, ...moved }));
    },
  };
};
