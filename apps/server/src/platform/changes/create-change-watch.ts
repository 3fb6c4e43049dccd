import type { Logger } from 'pino';
import type { Store } from '../store/open-store.js';
import { type KnownChange, latelyMs, readChanges } from './read-changes.js';

interface Waiting {
  readonly session_id: number;
  readonly concerns: (change: KnownChange) => boolean;
  readonly wake: () => void;
}

interface Asked extends Omit<Waiting, 'wake'> {
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** Looks for changes on behalf of everybody who waits at this server. */
export interface ChangeWatch {
  /**
   * Waits until something changes that concerns the session, or its time is over. Begin it before reading what has
   * changed: what is committed in between wakes it too.
   */
  readonly wait: (asked: Asked) => Promise<void>;
  readonly waiting: () => number;
  /** Lets everybody go, and nobody wait any more. */
  readonly stop: () => void;
}

interface WatchParts {
  readonly store: Pick<Store, 'pool'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly everyMs?: number;
  readonly longestMs?: number;
}

/** A page in sight waits once. A session that opens more holds no more of the server: its oldest goes. */
const perSession = 8;

/**
 * One statement a second, however many sessions wait, and none while nobody does. Several servers on one database each
 * look for themselves, so it does not matter which of them wrote.
 */
export const createChangeWatch = ({
  store,
  log,
  now,
  everyMs = 1_000,
  longestMs = 25_000,
}: WatchParts): ChangeWatch => {
  const waiting = new Set<Waiting>();
  let cursor: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    try {
      // Where to begin is for the server to say: what a caller names may be any text.
      const read = await readChanges(store, cursor ?? new Date(now().getTime() - latelyMs));
      cursor = read.cursor;
      for (const each of waiting) if (read.changes.some(each.concerns)) each.wake();
    } catch (error) {
      cursor = undefined;
      log.warn({ err: error }, 'nobody knows what changed; it is looked at again');
    }
    timer = undefined;
    lookSoon();
  };
  const lookSoon = () => {
    if (stopped || timer || waiting.size === 0) return;
    timer = setTimeout(look, everyMs);
    timer.unref();
  };

  return {
    wait: ({ gone, ...asked }) =>
      new Promise<void>((resolve) => {
        if (stopped || gone.aborted) return resolve();
        const wake = () => {
          clearTimeout(late);
          waiting.delete(each);
          gone.removeEventListener('abort', wake);
          resolve();
        };
        const late = setTimeout(wake, longestMs);
        const each = { ...asked, wake };
        const own = [...waiting].filter(({ session_id }) => session_id === asked.session_id);
        if (own.length >= perSession) own[0]?.wake();
        waiting.add(each);
        gone.addEventListener('abort', wake);
        lookSoon();
      }),
    waiting: () => waiting.size,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      for (const { wake } of waiting) wake();
    },
  };
};
