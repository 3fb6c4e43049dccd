import { limits } from '@skillcert/core';
import { encodePhoto } from '../files/encode-photo.js';
import { storePhoto } from '../files/store-photo.js';
import { handle } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';
import { takeFrom } from '../http/take-from.js';

/** Photos that one phone may send an hour, used or not: each costs a decoder's time and a row. */
const uploads = { name: 'photo', hits: 20, seconds: 3_600 };

export const uploadPhoto = handle('enrolment/uploadPhoto', async ({ input, caller, services, request }) => {
  const { store, keyring, programme, now } = services;
  if (request.bytes.length > limits.photo_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, uploads, caller.phone_index.toString('base64url'));
  const photo = await encodePhoto(request.bytes, programme);
  const { class_id } = input;
  const photo_id = await storePhoto(store.db, keyring, photo, { class_id, owner: caller, now: now() });
  return { photo_id, width: photo.width, height: photo.height };
});
