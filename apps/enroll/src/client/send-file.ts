import { uploadPartBytes } from '@skillcert/core';
import { call } from './call.js';
import { isRefusal } from './problem.js';

interface Sending<Answer> {
  readonly file: Blob;
  readonly signal?: AbortSignal;
  /** Receives the sent share, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Sends the last bytes, with the hash of the whole where others went before them. */
  readonly finish: (rest: Blob, sha256?: string) => Promise<Answer>;
  /** Sends once more after a lost connection, where the caller waits for it. */
  readonly repeat?: <Part>(send: () => Promise<Part>) => Promise<Part>;
}

/**
 * The hash of a file; undefined on plain http outside this machine, where browsers have none: the file is then sent
 * whole.
 */
const hashOf = async (file: Blob): Promise<string | undefined> => {
  if (!globalThis.crypto.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Sends a file in parts, so that a lost connection costs one part: parts that have arrived, on this connection or
 * an earlier one, are not sent again. A short file is sent at once.
 */
export const sendFile = async <Answer>({
  file,
  signal,
  onProgress,
  finish,
  repeat = (send) => send(),
}: Sending<Answer>): Promise<Answer> => {
  const sha256 = file.size > uploadPartBytes ? await hashOf(file) : undefined;
  if (sha256 === undefined) return repeat(() => finish(file));
  const partsFrom = async (at: number): Promise<number> => {
    if (file.size - at <= uploadPartBytes) return at;
    const body = file.slice(at, at + uploadPartBytes, 'application/octet-stream');
    const { next } = await repeat(() =>
      call('enrolment/uploadPart', { sha256, at }, { body, quiet: true, ...(signal && { signal }) }),
    );
    onProgress?.(next / file.size);
    return partsFrom(next);
  };
  const sendAll = async () => {
    const at = await partsFrom(0);
    return repeat(() => finish(file.slice(at, file.size, file.type), sha256));
  };
  try {
    return await sendAll();
  } catch (error) {
    // The parts that had arrived are gone, or belonged to another file.
    if (isRefusal(error, 'state_changed')) return sendAll();
    throw error;
  }
};
