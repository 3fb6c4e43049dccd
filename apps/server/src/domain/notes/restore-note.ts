import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { takeFrom } from '../../platform/http/guards/take-from.js';
import { noteSaves } from './note-saves.js';
import { openText } from './note-text.js';
import { changeNote } from './write-note.js';

/** Restores an earlier version of a note; its current text becomes a version, and its subject stays. */
export const restoreNote = handle('note/restoreNote', async ({ input, caller, services }) => {
  const { note_id, version, version_id } = input;
  const { user_id } = caller;
  await takeFrom(services, noteSaves, String(user_id));
  const { updated_at, ...kept } = await services.store.withTx(async (tx) => {
    const found = await tx
      .selectFrom('note_version')
      .select('text_enc')
      .where('user_id', '=', user_id)
      .where('note_id', '=', note_id)
      .where('version_id', '=', version_id)
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    const text = openText(services.keyring, found.text_enc);
    return changeNote(tx, services, { user_id, note_id, version }, { text, puts: true });
  });
  return { ...kept, updated_at: updated_at.toISOString() };
});
