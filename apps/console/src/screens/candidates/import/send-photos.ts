import { isCallError } from '@skillcert/api-client';
import { importLimits } from '@skillcert/core';
import { call } from '../../../client/call.js';

interface Sending {
  readonly class_id: number;
  readonly import_id: number;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const tries = 3;
const { part_bytes } = importLimits;

/** Sends an archive part by part; a part that the network lost is sent again, not the whole. @returns how many photos there are */
export const sendPhotos = async (
  file: File,
  { class_id, import_id, onProgress, signal }: Sending,
): Promise<number | null> => {
  const sendPart = async (at: number, tried = 1): Promise<number | null> => {
    const body = file.slice(at, at + part_bytes, 'application/octet-stream');
    const asked = { class_id, import_id, size: file.size, at };
    try {
      return (await call('enrolment/uploadImportPhotos', asked, { body, signal, quiet: true })).photos;
    } catch (error) {
      if (tried === tries || !isCallError(error, 'network')) throw error;
      return sendPart(at, tried + 1);
    }
  };
  let photos: number | null = null;
  for (let at = 0; at < file.size; at += part_bytes) {
    photos = await sendPart(at);
    onProgress(Math.min(1, (at + part_bytes) / file.size));
  }
  return photos;
};
