import { useRef, useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { shrinkPhoto } from './shrink-photo.js';

/** Where the photo is on its way to the server. */
export type PhotoState =
  | { readonly at: 'none' }
  | { readonly at: 'unreadable' | 'too_small' }
  | { readonly at: 'sending'; readonly photo: File }
  | { readonly at: 'sent'; readonly photo: File; readonly photo_id: number }
  | { readonly at: 'failed'; readonly photo: File; readonly problem: Problem };

/** Chooses, shrinks and uploads the ID photo at once, so that the last step has nothing heavy to send. */
export const usePhoto = (class_id: number, onUnproven: () => void) => {
  const [state, setState] = useState<PhotoState>({ at: 'none' });
  const latest = useRef<File>(undefined);
  const open = useRef<Promise<number | undefined>>(Promise.resolve(undefined));

  const upload = async (photo: File) => {
    setState({ at: 'sending', photo });
    try {
      const { photo_id } = await call('enrolment/uploadPhoto', { class_id }, { body: photo, quiet: true });
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
    choose: async (file: File) => {
      latest.current = undefined;
      const shrunk = await shrinkPhoto(file);
      if (shrunk.ok) await send(shrunk.photo);
      else setState({ at: shrunk.why });
    },
    again: async () => {
      if (latest.current) await send(latest.current);
    },
    /** Waits for an upload under way; undefined where no photo has arrived. */
    settled: async () => (state.at === 'sent' ? state.photo_id : open.current),
    /** The photo belongs to the phone it was sent with; another phone sends it anew. */
    forget: () => {
      latest.current = undefined;
      open.current = Promise.resolve(undefined);
      setState({ at: 'none' });
    },
  };
};

/** What the photo field is given. */
export type PhotoUpload = ReturnType<typeof usePhoto>;
