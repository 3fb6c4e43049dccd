import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';

export const pinNote = handle('note/pinNote', async ({ input, caller, services }) => {
  const { numUpdatedRows } = await services.store.db
    .updateTable('note')
    .set({ pinned: input.pinned })
    .where('user_id', '=', caller.user_id)
    .where('note_id', '=', input.note_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('not_found');
  return {};
});
