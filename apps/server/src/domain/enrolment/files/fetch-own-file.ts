import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/** An upload belongs to its phone until it is sent with an enrolment, and then to the phone of that enrolment. */
export const fetchOwnFile = handle('enrolment/fetchOwnFile', async ({ input, caller, services }) => {
  const { store, keyring } = services;
  const { file_id } = input;
  const { rows } = await sql<{ kind: string; bytes_enc: Buffer }>`
    select f.kind, f.bytes_enc from file f
    where f.file_id = ${file_id} and f.kind in ('photo', 'document') and (
      (f.owner_phone = ${caller.phone_index} and exists (select from loose_file l where l.file_id = f.file_id))
      or exists (select from enrolment e where e.phone_index = ${caller.phone_index} and e.class_id = f.class_id
        and (e.photo_id = f.file_id or e.documents @> jsonb_build_array(jsonb_build_object('file_id', f.file_id)))))`.execute(
    store.db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes(found.kind, found.bytes_enc));
});
