import type { Change } from '@skillcert/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { concerns } from './concerns.js';
import { answeredAt } from './own-answers.js';

/** A change may arrive before the call that made it is answered: whether this page made it is known a little later. */
const answerMs = 1_000;

/** Reads outdated data again, and nothing else: the shown data stays until the new is here. */
export const createReader = (queries: QueryClient) => {
  /** When each was asked for last. */
  const asked = new WeakMap<Query, number>();
  const forget = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    // The answer of a command is as new as a read after it.
    if (action.type === 'fetch' || (action.type === 'success' && action.manual))
      asked.set(event.query, performance.now());
  });

  /** A command has read the data that it needs again: other outdated data is read when it is shown next. */
  const keepOwn = (own: readonly Change[]) =>
    queries.invalidateQueries({
      refetchType: 'none',
      predicate: (query) =>
        own.some(
          (change) =>
            concerns(query.queryKey, change) && (asked.get(query) ?? 0) < (answeredAt(change.own) ?? 0),
        ),
    });

  const readOf = async (changes: readonly Change[]): Promise<void> => {
    const own = changes.filter((change) => answeredAt(change.own) !== undefined);
    const others = changes.filter((change) => !own.includes(change));
    await keepOwn(own);
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => others.some((change) => concerns(queryKey, change)),
    });
  };

  return {
    forget,
    readAgain: async (changes: readonly Change[]): Promise<void> => {
      const mayBeOwn = changes.filter(({ own }) => own !== undefined);
      await readOf(changes.filter(({ own }) => own === undefined));
      if (mayBeOwn.length === 0) return;
      if (mayBeOwn.some(({ own }) => answeredAt(own) === undefined))
        await new Promise((resolve) => setTimeout(resolve, answerMs));
      await readOf(mayBeOwn);
    },
  };
};
