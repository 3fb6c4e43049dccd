import { z } from 'zod';
import { handle } from '../http/calls/handle.js';
import { noteSeal } from './note-seal.js';

const sealedText = z.object({ title: z.string(), content: z.string() });

export const fetchNotes = handle('note/fetchNotes', async ({ caller, services }) => {
  const rows = await services.store.db
    .selectFrom('note')
    .select(['note_id', 'version', 'pinned', 'updated_at', 'text_enc'])
    .where('user_id', '=', caller.user_id)
    .orderBy('pinned', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('note_id', 'desc')
    .execute();
  const items = rows.map(({ text_enc, updated_at, ...note }) => ({
    ...note,
    ...sealedText.parse(JSON.parse(services.keyring.open(noteSeal, text_enc))),
    updated_at: updated_at.toISOString(),
  }));
  return { items };
});
