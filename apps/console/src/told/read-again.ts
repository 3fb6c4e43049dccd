import type { Change } from '@skillcert/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { concerns } from './concerns.js';
import { answeredAt } from './own-answers.js';

/** Reads again what changes have made old, and nothing else: what is on the screen stays until the new is here. */
export const createReader = (queries: QueryClient) => {
  /** When each was asked for last. */
  const asked = new WeakMap<Query, number>();
  const forget = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    // What a command answered with is as new as what is read after it.
    if (action.type === 'fetch' || (action.type === 'success' && action.manual))
      asked.set(event.query, performance.now());
  });

  // What this page changed itself has been read since by the command.
  const isOlder = (query: Query, { own }: Change) => {
    const at = answeredAt(own);
    return at === undefined || (asked.get(query) ?? 0) < at;
  };

  return {
    forget,
    readAgain: (changes: readonly Change[]): Promise<void> =>
      queries.invalidateQueries({
        predicate: (query) =>
          changes.some((change) => concerns(query.queryKey, change) && isOlder(query, change)),
      }),
  };
};
