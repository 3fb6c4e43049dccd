import { handle } from '../../../platform/http/calls/handle.js';
import { readPhoto } from './read-photo.js';

export const fetchPhoto = handle('enrolment/fetchPhoto', async ({ input, caller, services }) => {
  const sealed = await readPhoto(services.store.db, caller, input);
  return new Uint8Array(services.keyring.openBytes('photo', sealed));
});
