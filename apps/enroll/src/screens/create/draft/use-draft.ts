import { useEffect } from 'react';
import type { LinkedClass } from '../use-class.js';
import type { Entered } from '../use-entered.js';
import { type Begun, draftOf, draftToKeep } from './draft-entries.js';
import { forgetEntries, keepEntries } from './kept-entries.js';
import { useAutosave } from './use-autosave.js';

interface DraftOptions {
  readonly open: LinkedClass;
  /** The phone that it is typed for. */
  readonly phone_masked: string | undefined;
  readonly entered: Entered;
  readonly step: string;
  /** The draft that the page began with. */
  readonly start: Begun | undefined;
  /** Whether it is not sent yet. */
  readonly on: boolean;
}

/** Keeps on this page what is typed, as it stands; nothing is left where everything is deleted again. */
const useKeptEntries = (
  { open: { class_id }, phone_masked, on }: DraftOptions,
  begun: Begun | undefined,
): void => {
  useEffect(() => {
    if (!on) return;
    if (begun && phone_masked) keepEntries(class_id, phone_masked, begun);
    else forgetEntries(class_id);
  });
};

/** Has the browser ask before a tab with unsent entries is closed or reloaded. */
const useLeaveWarning = (unsent: boolean): void => {
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsent]);
};

/** Keeps an unfinished enrolment: on the server, on this page, and from a tab that is closed by mistake. */
export const useDraft = (options: DraftOptions) => {
  const { open, entered, step, start, on } = options;
  const { form, photo, materials, choices } = entered;
  const entries = draftOf({
    step: step === 'photo' || step === 'check' ? step : 'person',
    unit_id: open.unit?.unit_id,
    values: form.values,
    materials,
    photo: photo.state,
    choices,
  });
  const kept = draftToKeep(entries, materials.uploading || photo.state.at !== 'none');
  const autosave = useAutosave({ class_id: open.class_id, entries: kept, start, on });
  const { version, state } = autosave;
  const sent = photo.state.at === 'sent' ? photo.state : undefined;
  const unsent = state !== 'clean' && state !== 'saved';
  useKeptEntries(options, kept ? { entries: kept, version, photo: sent, unsent } : undefined);
  useLeaveWarning(on && unsent);
  return autosave;
};
