import { handle } from '../../platform/http/calls/handle.js';
import { refuseUnseen } from './refuse-unseen.js';

export const removeNote = handle('note/removeNote', async ({ input, caller, services }) => {
  const { note_id, version } = input;
  const { user_id } = caller;
  const { numDeletedRows } = await services.store.db
    .deleteFrom('note')
    .where('user_id', '=', user_id)
    .where('note_id', '=', note_id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) await refuseUnseen(services.store, { user_id, note_id });
  return {};
});
