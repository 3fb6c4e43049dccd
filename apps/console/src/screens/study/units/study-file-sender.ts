import { type InputOf, isCallError, type OutputOf, type StudyFile } from '@skillcert/api-client';
import { limits, studyLimits } from '@skillcert/core';
import type { UploadContext } from '@skillcert/ui';

type Answer = OutputOf<'study/uploadStudyFile'>;
type Part = Pick<InputOf<'study/uploadStudyFile'>, 'upload_key' | 'title' | 'size' | 'part_no'>;

interface SenderOptions {
  readonly sendPart: (part: Part, body: Blob, signal: AbortSignal) => Promise<Answer>;
  readonly newKey: () => string;
}

/** The part of a file that the server has. */
interface Begun {
  readonly upload_key: string;
  readonly parts: number;
}

const tries = 3;
const { part_bytes } = studyLimits;

const isOutdated = (error: unknown) => isCallError(error) && error.refusal === 'state_changed';

/**
 * Sends files part by part: a part that the network lost is sent again, and a file that was cut off or given up
 * continues where it was. A file whose parts the server no longer has begins anew, once.
 */
export const studyFileSender = ({ sendPart, newKey }: SenderOptions) => {
  const begun = new WeakMap<File, Begun>();

  const sendOne = async (file: File, at: Begun, signal: AbortSignal, tried = 1): Promise<Answer> => {
    const { upload_key, parts } = at;
    const from = parts * part_bytes;
    const body = file.slice(from, from + part_bytes, 'application/octet-stream');
    const part = {
      upload_key,
      title: file.name.slice(-limits.file_title_length_max),
      size: file.size,
      part_no: parts,
    };
    try {
      return await sendPart(part, body, signal);
    } catch (error) {
      if (tried === tries || !isCallError(error, 'network')) throw error;
      return sendOne(file, at, signal, tried + 1);
    }
  };

  const sendRest = async (file: File, at: Begun, context: UploadContext): Promise<StudyFile> => {
    const { parts, file: kept } = await sendOne(file, at, context.signal);
    if (kept) {
      begun.delete(file);
      return kept;
    }
    const next = { ...at, parts };
    begun.set(file, next);
    context.onProgress(Math.min(1, (parts * part_bytes) / file.size));
    return sendRest(file, next, context);
  };

  return async (file: File, context: UploadContext): Promise<StudyFile> => {
    const anew = () => ({ upload_key: newKey(), parts: 0 });
    const before = begun.get(file);
    try {
      return await sendRest(file, before ?? anew(), context);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      begun.delete(file);
      return sendRest(file, anew(), context);
    }
  };
};
