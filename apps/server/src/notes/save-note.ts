import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { type Call, handle } from '../http/calls/handle.js';
import { refuseFields } from '../http/errors/refuse.js';
import { takeFrom } from '../http/guards/take-from.js';
import type { Services } from '../services.js';
import { newId } from '../store/new-id.js';
import { noteSeal } from './note-seal.js';
import { refuseUnseen } from './refuse-unseen.js';

/** One every three seconds: a note that keeps itself while it is typed. */
const saves = { name: 'note', hits: 1_200, seconds: 3_600 };

interface Kept {
  readonly note_id: number;
  readonly version: number;
  readonly updated_at: Date;
}

interface Written {
  readonly user_id: number;
  readonly sealed: Buffer;
}

const addNote = async ({ store, now }: Services, { user_id, sealed }: Written): Promise<Kept> => {
  const { rows } = await sql<Kept>`
    insert into note (user_id, note_id, version, text_enc, pinned, created_at, updated_at)
    select ${user_id}::bigint, ${newId()}::bigint, 1, ${sealed}::bytea, false, ${now()}::timestamptz, ${now()}::timestamptz
    where (select count(*) from note where user_id = ${user_id}) < ${limits.notes_max}
    returning note_id, version, updated_at`.execute(store.db);
  const [added] = rows;
  if (!added) throw refuseFields({ title: 'over_limit' });
  return added;
};

const changeNote = async (
  { store, now }: Services,
  { user_id, sealed }: Written,
  seen: { readonly note_id: number; readonly version: number },
): Promise<Kept> => {
  const { rows } = await sql<Kept>`
    update note set version = version + 1, text_enc = ${sealed}, updated_at = ${now()}
    where user_id = ${user_id} and note_id = ${seen.note_id} and version = ${seen.version}
    returning note_id, version, updated_at`.execute(store.db);
  const [changed] = rows;
  return changed ?? refuseUnseen(store, { user_id, note_id: seen.note_id });
};

const keep = (services: Services, written: Written, { note_id, version }: Call<'note/saveNote'>['input']) => {
  if (note_id === undefined) return addNote(services, written);
  if (version === undefined) throw refuseFields({ version: 'required' });
  return changeNote(services, written, { note_id, version });
};

/** Keeps a text over the version that its writer saw, in one statement: of two tabs the second one is refused. */
export const saveNote = handle('note/saveNote', async ({ input, caller, services }) => {
  const { title, content } = input;
  const { user_id } = caller;
  await takeFrom(services, saves, String(user_id));
  const sealed = services.keyring.seal(noteSeal, JSON.stringify({ title, content }));
  const { updated_at, ...kept } = await keep(services, { user_id, sealed }, input);
  return { ...kept, updated_at: updated_at.toISOString() };
});
