import { isCallError, type OutputOf } from '@skillcert/api-client';
import { call } from '../client/call.js';
import { queryClient } from '../client/query-client.js';
import { refreshProfile } from '../shell/refresh-profile.js';
import { readToken } from '../state/token.js';
import { connection } from './connection.js';
import { createReader } from './read-again.js';

/**
 * The shortest pause before the next answer: data that changes all the time is read again every two or three
 * seconds.
 */
const pauseMs = 2_000;
/** An answer without changes only says that it is worth asking again. */
const againMs = 250;
/** The delay before a server that cannot be reached, or does not answer, is asked again. */
const lostMs = 3_000;

type Told = OutputOf<'log/awaitChanges'>;

/** Resolves at one of some events, or after a while; at once when it is over. */
const until = (
  over: AbortSignal,
  target: EventTarget,
  names: readonly string[],
  ms?: number,
): Promise<void> =>
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

/** A hidden page holds no connection; it catches up when it becomes visible. */
const inSight = async (over: AbortSignal): Promise<AbortController> => {
  while ((document.hidden || !navigator.onLine) && !over.aborted) {
    connection.lost = !navigator.onLine;
    await until(over, window, ['visibilitychange', 'online']);
  }
  const end = new AbortController();
  const once = { once: true, signal: end.signal };
  document.addEventListener('visibilitychange', () => end.abort(), once);
  // A request on a lost connection is never answered.
  for (const name of ['offline', 'online']) window.addEventListener(name, () => end.abort(), once);
  over.addEventListener('abort', () => end.abort(), once);
  if (over.aborted) end.abort();
  return end;
};

/** The state of the answers so far, and the delivery of the next. */
const createFollower = () => {
  const { readAgain, forget } = createReader(queryClient);
  let cursor: string | undefined;
  let rights: { readonly token: string | undefined; readonly text: string } | undefined;
  return {
    forget,
    asked: () => (cursor === undefined ? {} : { cursor }),
    take: (told: Told, token: string | undefined): void => {
      cursor = told.cursor;
      if (told.changes.length > 0) void readAgain(told.changes);
      // Another token has other roles on purpose; under one, somebody changed them.
      if (rights && rights.token === token && rights.text !== told.rights) void refreshProfile();
      rights = { token, text: told.rights };
    },
  };
};

/** Asks once. @returns after how many milliseconds to ask again; undefined where the session is over */
const askOnce = async (
  { asked, take }: ReturnType<typeof createFollower>,
  signal: AbortSignal,
): Promise<number | undefined> => {
  const token = readToken();
  try {
    const told = await call('log/awaitChanges', asked(), { signal, quiet: true });
    take(told, token);
    connection.lost = false;
    return told.changes.length > 0 ? pauseMs : againMs;
  } catch (error) {
    if (!isCallError(error)) throw error;
    // The dialog of an ended session is open; who signs in again gets a page that asks anew.
    if (error.failure === 'expired') return undefined;
    if (error.failure === 'cancelled') return 0;
    connection.lost = error.failure === 'network';
    return lostMs;
  }
};

/**
 * Follows the changes on the server and reads the screens again, until it is over or the session is. Nothing else
 * does.
 */
export const followChanges = async (over: AbortSignal): Promise<void> => {
  const follower = createFollower();
  over.addEventListener('abort', follower.forget);
  while (!over.aborted) {
    const asking = await inSight(over);
    const wait = await askOnce(follower, asking.signal);
    asking.abort();
    if (wait === undefined) return;
    if (wait > 0) await until(over, window, ['online'], wait);
  }
};
