import {
  createAutosave,
  type DraftEntries,
  isCallError,
  type SaveFailure,
  type SaveState,
} from '@skillcert/api-client';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal } from '../../client/problem.js';

const rest_ms = 1_500;
const retry_ms = 5_000;
/** Each time another device was quicker; it is not quicker for ever. */
const most_rounds = 3;

const failureOf = (error: unknown): SaveFailure => {
  const busy = isRefusal(error, 'too_many') || isRefusal(error, 'busy');
  return busy || (isCallError(error) && error.failure === 'network') ? 'offline' : 'refused';
};

/** Keeps the entries over whatever is there: the last one who types wins. @returns the version they have now */
const saveOver = async (class_id: number, entries: DraftEntries, seen: number): Promise<number> => {
  let version = seen;
  for (let round = 1; ; round += 1) {
    const answer = await call('enrolment/saveDraft', { class_id, version, entries }, { quiet: true });
    version = answer.version;
    if (answer.kept || round === most_rounds) return version;
  }
};

interface AutosaveOptions {
  readonly class_id: number;
  readonly entries: DraftEntries;
  /** The version that the server is known to have; 0 for none. */
  readonly version: number;
  /** Whether there is something to keep and it is not sent yet. */
  readonly on: boolean;
}

/** How the keeping stands, `unproven` where the proof of the phone has run out. */
export type DraftState = SaveState | 'unproven';

/** Keeps an unfinished enrolment on the server while it is typed: politely, one save at a time, and never in this browser. */
export const useAutosave = ({ class_id, entries, version, on }: AutosaveOptions) => {
  const [state, setState] = useState<DraftState>('clean');
  const [kept, setKept] = useState(version);
  const [autosave] = useState(() =>
    createAutosave<DraftEntries, number>({
      saved: version,
      send: async (typed, seen = 0) => {
        const now = await saveOver(class_id, typed, seen);
        setKept(now);
        return now;
      },
      failureOf,
      onState: (next, error) => setState(isRefusal(error, 'phone_unproven') ? 'unproven' : next),
      // A repeated save is known by its version.
      newKey: () => '',
      rest_ms,
      retry_ms,
    }),
  );
  const [first] = useState(() => JSON.stringify(entries));
  const text = JSON.stringify(entries);
  useEffect(() => {
    if (on && text !== first) autosave.change(JSON.parse(text));
  }, [autosave, on, first, text]);
  useEffect(() => {
    if (!on) return autosave.stop;
    const back = () => void autosave.flush();
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      back();
    };
  }, [autosave, on]);
  return { state, flush: autosave.flush, version: kept };
};
