import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { streamStudyFile } from '../files/stream-study-file.js';
import { findOwnUnit } from './find-own-unit.js';
import { keepSent } from './keep-sent.js';

/** A player requests anew at every seek; nobody seeks that often. */
const fetches = { name: 'study-file', hits: 1_200, seconds: 3_600 };

export const fetchOwnStudyFile = handle(
  'study/fetchOwnStudyFile',
  async ({ input, caller, services, request }) => {
    await takeFrom(services, fetches, caller.phone_index.toString('base64url'));
    const { class_id, kind, file } = await findOwnUnit(services.store.db, caller, input);
    if (!file) throw new Refusal('not_found');
    const sent = { ...input, class_id, file_id: file.file_id };
    return streamStudyFile(
      services,
      { ...file, class_id },
      request,
      // Nobody has watched bytes that were not sent to them; a document is counted by the time that it is visible.
      kind === 'video' ? (piece) => keepSent(services, { ...sent, ...piece }) : undefined,
    );
  },
);
