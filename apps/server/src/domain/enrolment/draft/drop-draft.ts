import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';

/** Deletes the entries of a draft, and the uploads for its class that no enrolment holds. */
export const dropDraft = handle('enrolment/dropDraft', async ({ input, caller, services }) => {
  await services.store.withTx(async (tx) => {
    await tx
      .deleteFrom('enrolment_draft')
      .where('phone_index', '=', caller.phone_index)
      .where('class_id', '=', input.class_id)
      .execute();
    await sql`
      with loose as (
        delete from loose_file l using file f
        where f.owner_phone = ${caller.phone_index} and f.class_id = ${input.class_id} and f.kind in ('photo', 'document')
          and l.file_id = f.file_id
        returning l.file_id
      )
      delete from file using loose where file.file_id = loose.file_id`.execute(tx);
  });
  return {};
});
