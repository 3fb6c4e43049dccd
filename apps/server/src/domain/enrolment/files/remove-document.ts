import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/**
 * Deletes an upload of the caller's phone that no enrolment uses. An upload of another phone is refused like one that
 * does not exist.
 */
export const removeDocument = handle('enrolment/removeDocument', async ({ input, caller, services }) => {
  const { numAffectedRows } = await sql`
    with loose as (
      delete from loose_file l using file f
      where l.file_id = ${input.file_id} and f.file_id = l.file_id and f.class_id = ${input.class_id} and f.kind = 'document'
        and f.owner_phone = ${caller.phone_index}
      returning l.file_id
    )
    delete from file using loose where file.file_id = loose.file_id`.execute(services.store.db);
  if (!numAffectedRows) throw new Refusal('not_found');
  return {};
});
