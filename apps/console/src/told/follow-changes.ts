import { type Change, isCallError, type OutputOf } from '@skillcert/api-client';
import { call } from '../client/call.js';
import { queryClient } from '../client/query-client.js';
import { refreshProfile } from '../shell/refresh-profile.js';
import { readToken } from '../state/token.js';
import { connection } from './connection.js';
import { createReader } from './read-again.js';

/** So long at least between two answers: a rush is told of once a second. */
const pauseMs = 1_000;
/** A server that cannot be reached, or does not answer, is asked again after so long. */
const lostMs = 3_000;

type Told = OutputOf<'log/awaitChanges'>;

/** Resolves at one of some events, or after a while; at once when it is over. */
const until = (over: AbortSignal, target: EventTarget, names: readonly string[], ms?: number): Promise<void> =>
  new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    for (const name of names) target.addEventListener(name, done, { signal: end.signal });
    over.addEventListener('abort', done, { signal: end.signal });
    if (over.aborted) done();
  });

/** A page that nobody looks at holds no connection; it hears of everything when somebody does. */
const inSight = async (over: AbortSignal): Promise<AbortSignal> => {
  while (document.hidden && !over.aborted) await until(over, document, ['visibilitychange']);
  const hidden = new AbortController();
  document.addEventListener('visibilitychange', () => hidden.abort(), { once: true, signal: over });
  return AbortSignal.any([over, hidden.signal]);
};

/** Tells the screens what has changed on the server, until it is over or the session is: the one place that does. */
export const followChanges = async (over: AbortSignal): Promise<void> => {
  const { readAgain, forget } = createReader(queryClient);
  over.addEventListener('abort', forget);
  let cursor: string | undefined;
  let rights: { readonly token: string | undefined; readonly text: string } | undefined;

  const take = (told: Told, token: string | undefined) => {
    cursor = told.cursor;
    connection.lost = false;
    const changes: readonly Change[] = told.changes;
    if (changes.length > 0) void readAgain(changes);
    // Another token has other roles on purpose; under one, somebody changed them.
    if (rights && rights.token === token && rights.text !== told.rights) void refreshProfile();
    rights = { token, text: told.rights };
  };

  while (!over.aborted) {
    const signal = await inSight(over);
    if (over.aborted) return;
    const token = readToken();
    try {
      take(await call('log/awaitChanges', cursor === undefined ? {} : { cursor }, { signal, quiet: true }), token);
      await until(over, document, [], pauseMs);
    } catch (error) {
      if (!isCallError(error)) throw error;
      // The dialog of an ended session is open; who signs in again gets a page that asks anew.
      if (error.failure === 'expired') return;
      if (error.failure === 'cancelled') continue;
      connection.lost = error.failure === 'network';
      await until(over, window, ['online'], lostMs);
    }
  }
};
