import { call } from '../../../client/call.js';
import { sendParts } from '../../../client/send-parts.js';

interface Sending {
  readonly class_id: number;
  readonly import_id: number;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends an archive of photos. @returns the number of photos */
export const sendPhotos = async (
  file: File,
  { class_id, import_id, onProgress, signal }: Sending,
): Promise<number | null> => {
  const answer = await sendParts(file, {
    onProgress,
    send: ({ body, ...part }) =>
      call('enrolment/uploadImportPhotos', { class_id, import_id, ...part }, { body, signal, quiet: true }),
  });
  return answer?.photos ?? null;
};
