import {
  createAutosave,
  type DraftEntries,
  isCallError,
  type SaveFailure,
  type SaveState,
} from '@skillcert/api-client';
import { isRefusal } from '../../../client/problem.js';

const rest_ms = 1_500;
const retry_ms = 5_000;
/** Each time another device was quicker; it is not quicker for ever. */
const most_rounds = 3;

/** Another device was faster each time: nothing is saved yet. */
class Overtaken extends Error {}

const failureOf = (error: unknown): SaveFailure => {
  const busy = error instanceof Overtaken || isRefusal(error, 'too_many') || isRefusal(error, 'busy');
  return busy || (isCallError(error) && error.failure === 'network') ? 'offline' : 'refused';
};

interface DraftKeeperOptions {
  /** Saves the entries over a version, unless the server has another one by now. @returns the server's version */
  readonly save: (
    entries: DraftEntries,
    version: number,
  ) => Promise<{ readonly kept: boolean; readonly version: number }>;
  /** Deletes them, with their uploads. */
  readonly drop: () => Promise<unknown>;
  /** The version that the server is known to have; 0 for none. */
  readonly version: number;
  /** The entries that the server is known to have; null for none, undefined if that is not known. */
  readonly known: DraftEntries | null | undefined;
  readonly onVersion: (version: number) => void;
  readonly onState: (state: SaveState, error?: unknown) => void;
}

/** Saves the current state of an unfinished enrolment on the server, and deletes it if everything is cleared. */
export const createDraftKeeper = (options: DraftKeeperOptions) => {
  const { save, drop, version, known, onVersion, onState } = options;
  /** Saves the entries over the stored ones: the last person who types wins. */
  const saveOver = async (entries: DraftEntries, seen: number): Promise<number> => {
    let over = seen;
    for (let round = 1; round <= most_rounds; round += 1) {
      const answer = await save(entries, over);
      if (answer.kept) return answer.version;
      over = answer.version;
    }
    throw new Overtaken();
  };
  const { change, flush, stop } = createAutosave<DraftEntries | null, number>({
    saved: version,
    send: async (entries, seen = 0) => {
      const now = entries === null ? await drop().then(() => 0) : await saveOver(entries, seen);
      onVersion(now);
      return now;
    },
    failureOf,
    onState,
    // A repeated save is known by its version.
    newKey: () => '',
    rest_ms,
    retry_ms,
  });
  let latest = JSON.stringify(known);
  return {
    /** The entries to save now; null for none. Stored ones are not sent again. */
    enter: (entries: DraftEntries | null) => {
      const text = JSON.stringify(entries);
      if (text === latest) return;
      latest = text;
      change(entries);
    },
    flush,
    stop,
    /** Sends the rest once, and tries no more: another person may be here by then. */
    leave: () => void flush().finally(stop),
  };
};
