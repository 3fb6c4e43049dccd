import { type Call, handle } from '../../platform/http/calls/handle.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import { takeFrom } from '../../platform/http/guards/take-from.js';
import { checkLink } from './check-link.js';
import { lockNote, type SeenNote } from './lock-note.js';
import { noteSaves } from './note-saves.js';
import { sealText } from './note-text.js';
import { putAway } from './put-away.js';
import { addNote, changeNote } from './write-note.js';

/** The note that was seen; none if one is added. */
const seenOf = ({ note_id, version }: Call<'note/saveNote'>['input'], user_id: number): SeenNote | null => {
  if (note_id === undefined) return null;
  if (version === undefined) throw refuseFields({ version: 'required' });
  return { user_id, note_id, version };
};

/**
 * Saves a text over the version that its writer saw: of two tabs the second one is refused. If two texts exist, the
 * one that is given up becomes a version: the stored one, or, with `aside`, the typed one.
 */
export const saveNote = handle('note/saveNote', async ({ input, caller, services }) => {
  const { title, content, about, due_on, done, keeping } = input;
  const { user_id } = caller;
  const text = { title, content };
  await takeFrom(services, noteSaves, String(user_id));
  const seen = seenOf(input, user_id);
  const { updated_at, ...kept } = await services.store.withTx(async (tx) => {
    if (seen && keeping === 'aside') {
      const { note_id, version, updated_at } = await lockNote(tx, seen);
      const text_enc = sealText(services.keyring, text);
      await putAway(tx, { user_id, note_id, version: null, text_enc, at: services.now() });
      return { note_id, version, updated_at };
    }
    if (about) await checkLink(tx, caller, about);
    const written = { text, about, due_on, done };
    return seen
      ? changeNote(tx, services, seen, { ...written, puts: keeping === 'over' })
      : addNote(tx, services, user_id, written);
  });
  return { ...kept, updated_at: updated_at.toISOString() };
});
