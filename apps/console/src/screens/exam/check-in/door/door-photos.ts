import { limits } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { readToken } from '../../../../state/token.js';
import { deviceStore } from './device-store.js';
import { type DoorKit, photosOf } from './door-kits.js';

// Taken apart, the namespace would come whole, with every limit, in the first download.
const atOnce = limits.door_photos_at_once;
const most = limits.door_photos_kept;

const keyOf = (class_id: number, photo_id: number) => `${photosOf(class_id)}${photo_id}`;

/**
 * Requests some photos and stores them, sealed like the names.
 * @returns false if no account with the right to them is signed in any more
 */
const fetchPhotos = async (class_id: number, photo_ids: readonly number[]): Promise<boolean> => {
  const asked = readToken();
  const input = { class_id, photo_ids: [...photo_ids] };
  const { photos } = await call('ticket/fetchDoorPhotos', input, { quiet: true });
  if (readToken() !== asked) return false;
  const store = await deviceStore('door');
  for (const { photo_id, jpeg } of photos) await store.put(keyOf(class_id, photo_id), jpeg);
  return true;
};

/**
 * Stores the photos of the expected people that are not here yet, and forgets those of others. A class may have too
 * many for a device: the rest is loaded one by one, as long as there is a connection.
 * @throws a CallError if they cannot be requested
 */
export const keepPhotos = async (class_id: number, people: DoorKit['people']): Promise<void> => {
  const wanted = people.flatMap(({ photo_id }) => photo_id ?? []).slice(0, most);
  const store = await deviceStore('door');
  const kept = new Set(await store.keys(photosOf(class_id)));
  const keys = new Set(wanted.map((photo_id) => keyOf(class_id, photo_id)));
  await store.remove([...kept].filter((key) => !keys.has(key)));
  const missing = wanted.filter((photo_id) => !kept.has(keyOf(class_id, photo_id)));
  for (let at = 0; at < missing.length; at += atOnce) {
    if (!(await fetchPhotos(class_id, missing.slice(at, at + atOnce)))) return;
  }
};

/** The address of a photo for an image, from this device or else from the server; undefined if neither has it. */
export const photoAddress = async (class_id: number, photo_id: number): Promise<string | undefined> => {
  const key = keyOf(class_id, photo_id);
  const store = await deviceStore('door');
  if (!(await store.read(key))) await fetchPhotos(class_id, [photo_id]).catch(() => undefined);
  const jpeg = await store.read(key);
  return typeof jpeg === 'string' ? `data:image/jpeg;base64,${jpeg}` : undefined;
};
