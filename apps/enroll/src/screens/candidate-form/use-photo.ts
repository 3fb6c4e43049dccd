import type { FieldProblem } from '@skillcert/api-client';
import { useRef, useState } from 'react';
import { call } from '../../client/call.js';
import { newKey } from '../../client/new-key.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { sendFile } from '../../client/send-file.js';

/** Where the photo is on its way to the server. */
export type PhotoState =
  | { readonly at: 'none' }
  | { readonly at: 'sending'; readonly photo: File }
  | { readonly at: 'sent'; readonly photo: File; readonly photo_id: number }
  | { readonly at: 'failed'; readonly photo: File; readonly problem: Problem };

/** A photo that was sent before, from this device or another one. */
export interface SentPhoto {
  readonly photo: File;
  readonly photo_id: number;
}

/** Uploads the ID photo as soon as it is cut, so that the last step has nothing heavy to send. */
export const usePhoto = (class_id: number, onUnproven: () => void, begun?: SentPhoto) => {
  const [state, setState] = useState<PhotoState>(begun ? { at: 'sent', ...begun } : { at: 'none' });
  const [error, setError] = useState<FieldProblem>();
  const latest = useRef<File>(begun?.photo);
  /** The photo keeps its key, so that one without an answer is not stored twice. */
  const keys = useRef(new WeakMap<File, string>());
  const open = useRef<Promise<number | undefined>>(Promise.resolve(undefined));

  const upload = async (photo: File) => {
    setState({ at: 'sending', photo });
    const key = keys.current.get(photo) ?? newKey();
    keys.current.set(photo, key);
    try {
      const { photo_id } = await sendFile({
        file: photo,
        finish: (body, sha256) =>
          call('enrolment/uploadPhoto', { class_id, ...(sha256 && { sha256 }) }, { body, key, quiet: true }),
      });
      if (latest.current === photo) setState({ at: 'sent', photo, photo_id });
      return photo_id;
    } catch (error) {
      if (latest.current === photo) setState({ at: 'failed', photo, problem: problemOf(error) });
      if (isRefusal(error, 'phone_unproven')) onUnproven();
      return undefined;
    }
  };

  const send = (photo: File) => {
    latest.current = photo;
    open.current = upload(photo);
    return open.current;
  };

  return {
    state,
    /** The problem of the current or missing photo, until another is chosen. */
    error,
    refuse: setError,
    choose: async (photo: File) => {
      setError(undefined);
      await send(photo);
    },
    remove: () => {
      latest.current = undefined;
      open.current = Promise.resolve(undefined);
      setState({ at: 'none' });
    },
    again: async () => {
      if (latest.current) await send(latest.current);
    },
    /** Waits for an upload under way; undefined where no photo has arrived. */
    settled: async () => (state.at === 'sent' ? state.photo_id : open.current),
  };
};

/** The props of the photo field. */
export type PhotoUpload = ReturnType<typeof usePhoto>;
