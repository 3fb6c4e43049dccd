import { findUpload } from '../../../platform/files/find-upload.js';
import { readAttachment } from '../../../platform/files/read-attachment.js';
import { storeDocument } from '../../../platform/files/store-document.js';
import { forgetParts, readWhole } from '../../../platform/files/upload-parts.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { refuseStranger } from './refuse-stranger.js';

/** The number of documents that one phone may send in an hour, used or not. */
const uploads = { name: 'document', hits: 60, seconds: 3_600 };

export const uploadDocument = handle(
  'enrolment/uploadDocument',
  async ({ input, caller, services, request }) => {
    const { store, keyring, admission, now } = services;
    const { class_id, kind } = input;
    const sha256 = input.sha256 === undefined ? undefined : Buffer.from(input.sha256, 'hex');
    if (!admission.document_kinds.some(({ id }) => id === kind)) throw refuseFields({ kind: 'not_offered' });
    await refuseStranger(store.db, caller, class_id);
    const { key } = request;
    const known = await findUpload(store.db, caller, {
      class_id,
      kind: 'document',
      document_kind: kind,
      key,
    });
    if (known) {
      const media_type = known.media_type === 'application/pdf' ? 'application/pdf' : 'image/jpeg';
      return { file_id: known.file_id, kind, media_type, size: known.size };
    }
    await takeFrom(services, uploads, caller.phone_index.toString('base64url'));
    const { bytes } = request;
    const document = await readWhole(services, caller, { sha256, bytes }, readAttachment);
    const file_id = await storeDocument(store.db, keyring, document, {
      class_id,
      kind,
      owner: caller,
      now: now(),
      key,
    });
    if (sha256) await forgetParts(services, caller, sha256);
    return { file_id, kind, media_type: document.media_type, size: document.bytes.length };
  },
);
