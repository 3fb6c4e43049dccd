import { useEffect, useState } from 'react';
import { call } from '../../../client/call.js';
import { type Problem, problemOf } from '../../../client/problem.js';
import type { Begun } from './draft-entries.js';
import { keptEntries } from './kept-entries.js';

/** The origin of the draft: this page, which continues at once, or elsewhere, which asks first. */
export type BegunState =
  | { readonly at: 'asking' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'offered'; readonly begun: Begun; readonly saved_at: string }
  | { readonly at: 'settled'; readonly begun: Begun | undefined };

/** A photo that cannot be had any more is taken anew. */
const photoOf = async (photo_id: number | undefined) => {
  if (photo_id === undefined) return undefined;
  try {
    const file: unknown = await call('enrolment/fetchOwnFile', { file_id: photo_id }, { quiet: true });
    if (!(file instanceof Blob)) return undefined;
    return { photo_id, photo: new File([file], 'photo.jpg', { type: file.type }) };
  } catch {
    return undefined;
  }
};

const askFor = async (class_id: number): Promise<BegunState> => {
  try {
    const { draft } = await call('enrolment/fetchDraft', { class_id }, { quiet: true });
    if (!draft) return { at: 'settled', begun: undefined };
    const { entries, version, saved_at } = draft;
    return { at: 'offered', begun: { entries, version, photo: await photoOf(entries.photo_id) }, saved_at };
  } catch (error) {
    return { at: 'failed', problem: problemOf(error) };
  }
};

/** The draft of the proven phone in a class. */
export const useBegun = (class_id: number, phone_masked: string | undefined) => {
  const [state, setState] = useState<BegunState>(() => {
    const begun = keptEntries(class_id, phone_masked);
    return begun ? { at: 'settled', begun } : { at: 'asking' };
  });
  const asking = state.at === 'asking';
  useEffect(() => {
    if (asking) askFor(class_id).then(setState);
  }, [class_id, asking]);
  return {
    state,
    retry: () => setState({ at: 'asking' }),
    goOn: () => {
      if (state.at === 'offered') setState({ at: 'settled', begun: state.begun });
    },
    /** Deletes it on the server first. Rejects where that fails. */
    startAgain: async () => {
      await call('enrolment/dropDraft', { class_id }, { quiet: true });
      setState({ at: 'settled', begun: undefined });
    },
  };
};
