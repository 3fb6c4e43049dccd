import { encodePhoto } from '../../../platform/files/encode-photo.js';
import { findUpload } from '../../../platform/files/find-upload.js';
import { storePhoto } from '../../../platform/files/store-photo.js';
import { forgetParts, readWhole } from '../../../platform/files/upload-parts.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { refuseStranger } from './refuse-stranger.js';

/** The number of photos that one phone may send in an hour, used or not: each costs a decoder's time and a row. */
const uploads = { name: 'photo', hits: 20, seconds: 3_600 };

export const uploadPhoto = handle('enrolment/uploadPhoto', async ({ input, caller, services, request }) => {
  const { store, keyring, programme, now } = services;
  const { class_id } = input;
  const sha256 = input.sha256 === undefined ? undefined : Buffer.from(input.sha256, 'hex');
  const { key } = request;
  await refuseStranger(store.db, caller, class_id);
  const known = await findUpload(store.db, caller, { class_id, kind: 'photo', key });
  if (known) return { photo_id: known.file_id, width: known.width ?? 0, height: known.height ?? 0 };
  await takeFrom(services, uploads, caller.phone_index.toString('base64url'));
  const { bytes } = request;
  const photo = await readWhole(services, caller, { sha256, bytes }, (whole) =>
    encodePhoto(whole, programme),
  );
  const photo_id = await storePhoto(store.db, keyring, photo, { class_id, owner: caller, now: now(), key });
  if (sha256) await forgetParts(services, caller, sha256);
  return { photo_id, width: photo.width, height: photo.height };
});
