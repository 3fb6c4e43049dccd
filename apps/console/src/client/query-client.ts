import { isCallError } from '@skillcert/api-client';
import { QueryCache } from '@tanstack/react-query';
import { letGo } from '../state/let-go.js';
import { RefreshingClient } from './refreshing-client.js';
import { isTimeout, showFailure } from './show-failure.js';

const tries = 2;

/**
 * The cache of everything read from the server. Reads are repeated after a network failure; refusals are final, and
 * so are ten seconds.
 */
export const queryClient = new RefreshingClient({
  queryCache: new QueryCache({ onError: (error) => showFailure(error) }),
  defaultOptions: {
    queries: {
      retry: (failed, error) => failed < tries && isCallError(error, 'network') && !isTimeout(error),
      // A paused query would look like endless loading; without a network the user must see an error.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      staleTime: 5_000,
    },
  },
});

letGo.add(() => queryClient.clear());
