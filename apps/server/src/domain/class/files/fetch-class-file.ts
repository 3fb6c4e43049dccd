import { attachmentKind } from '../../../platform/files/store-attachment.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/** The file itself. A file of another class is refused like one that does not exist. */
export const fetchClassFile = handle('class/fetchClassFile', async ({ input, services }) => {
  const { store, keyring } = services;
  const found = await store.db
    .selectFrom('class_file')
    .innerJoin('file', 'file.file_id', 'class_file.file_id')
    .select('bytes_enc')
    .where('class_file.class_id', '=', input.class_id)
    .where('class_file.file_id', '=', input.file_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes(attachmentKind, found.bytes_enc));
});
