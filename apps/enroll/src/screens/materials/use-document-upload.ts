import { CallError } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { type StoredFile, shrinkPicture, type UploadContext } from '@skillcert/ui';
import { useRef } from 'react';
import { call } from '../../client/call.js';
import { newKey } from '../../client/new-key.js';
import { isRefusal } from '../../client/problem.js';
import { sendFile } from '../../client/send-file.js';
import { useWords } from '../../words/use-words.js';
import type { ShownWords } from '../../words/word-store.js';
import { sendAgain } from './send-again.js';

const silent = (): UploadContext => ({ onProgress: () => undefined, signal: new AbortController().signal });

const megabyte = 1_048_576;

/** A PDF stays as large as it is, and need not be sent to be refused. */
const refuseLarge = (t: ShownWords['t'], { size, type }: Blob) => {
  if (type.startsWith('image/') || size <= limits.photo_bytes_max) return;
  const megabytes = Math.ceil((size / megabyte) * 10) / 10;
  const message = t('picture.bytes', { megabytes, most: limits.photo_bytes_max / megabyte });
  throw new CallError({ failure: 'refused', name: 'file_refused', message });
};

/** Sends documents of a class, reduced in size, and continues after a lost connection. */
export const useDocumentUpload = (class_id: number, onUnproven: () => void) => {
  const { t } = useWords();
  const sources = useRef(new Map<string, File>());
  /** A file keeps its key, so that one without an answer is not stored twice. */
  const keys = useRef(new WeakMap<File, string>());

  const send = async (
    kind: string,
    file: File,
    { onProgress, signal }: UploadContext,
  ): Promise<StoredFile> => {
    const body = await shrinkPicture(file);
    refuseLarge(t, body);
    const key = keys.current.get(file) ?? newKey();
    keys.current.set(file, key);
    try {
      const { file_id, size } = await sendFile({
        file: body,
        signal,
        onProgress,
        repeat: (part) => sendAgain(part, signal),
        finish: (rest, sha256) =>
          call(
            'enrolment/uploadDocument',
            { class_id, kind, ...(sha256 && { sha256 }) },
            { body: rest, key, signal, quiet: true, ...(!sha256 && { onProgress }) },
          ),
      });
      const id = String(file_id);
      sources.current.set(id, file);
      return { id, name: file.name, size };
    } catch (error) {
      if (isRefusal(error, 'phone_unproven')) onUnproven();
      throw error;
    }
  };

  return {
    upload: (kind: string) => (file: File, context: UploadContext) => send(kind, file, context),
    /** A file that is gone already, or was sent meanwhile, is not kept here either. */
    remove: async ({ id }: StoredFile) => {
      try {
        await call('enrolment/removeDocument', { class_id, file_id: Number(id) }, { quiet: true });
      } catch (error) {
        if (!isRefusal(error, 'not_found')) throw error;
      }
    },
    /** The same files under new ids; without those that this page no longer has. */
    uploadAgain: async (kind: string, stored: readonly StoredFile[]): Promise<readonly StoredFile[]> => {
      const found = stored.flatMap(({ id }) => sources.current.get(id) ?? []);
      const settled = await Promise.allSettled(found.map((file) => send(kind, file, silent())));
      return settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    },
  };
};
