import type { DraftEntries, SaveState } from '@skillcert/api-client';
import { useEffect, useState } from 'react';
import { call } from '../../../client/call.js';
import { isRefusal } from '../../../client/problem.js';
import type { Begun } from './draft-entries.js';
import { createDraftKeeper } from './draft-keeper.js';

interface AutosaveOptions {
  readonly class_id: number;
  /** The entries to save; null for none, undefined as long as that is not known. */
  readonly entries: DraftEntries | null | undefined;
  /** The initial state of the page. */
  readonly start: Begun | undefined;
  /** Whether it is not sent yet. */
  readonly on: boolean;
}

/** The state of the saving, `unproven` if the proof of the phone has expired. */
export type DraftState = SaveState | 'unproven';

/**
 * Saves an unfinished enrolment on the server while it is typed: politely, one save at a time, and never in this
 * browser.
 */
export const useAutosave = ({ class_id, entries, start, on }: AutosaveOptions) => {
  const [state, setState] = useState<DraftState>('clean');
  const [kept, setKept] = useState(start?.version ?? 0);
  const [keeper] = useState(() =>
    createDraftKeeper({
      save: (typed, over) =>
        call('enrolment/saveDraft', { class_id, version: over, entries: typed }, { quiet: true }),
      drop: () => call('enrolment/dropDraft', { class_id }, { quiet: true }),
      version: start?.version ?? 0,
      known: start?.unsent ? undefined : (entries ?? null),
      onVersion: setKept,
      onState: (next, error) => setState(isRefusal(error, 'phone_unproven') ? 'unproven' : next),
    }),
  );
  const text = entries === undefined ? undefined : JSON.stringify(entries);
  useEffect(() => {
    if (on && text !== undefined) keeper.enter(JSON.parse(text));
  }, [keeper, on, text]);
  useEffect(() => {
    if (!on) return keeper.stop;
    const back = () => void keeper.flush();
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      keeper.leave();
    };
  }, [keeper, on]);
  // Deleted entries are not there to continue.
  const shown = state === 'saved' && entries === null ? 'clean' : state;
  return { state: shown, flush: keeper.flush, version: kept };
};
