import { sql } from 'kysely';
import type { Candidate } from '../../../../platform/http/calls/caller.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { isStaff } from '../../../../platform/http/calls/is-staff.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';

/** Whether the class of `gathering g` takes transfers and has approved an enrolment of this phone. */
const mayTransfer = ({ phone_index }: Candidate) =>
  sql`'bank_transfer' = any(g.methods) and exists (select from enrolment e
    where e.class_id = g.class_id and e.phone_index = ${phone_index} and e.status = 'approved')`;

/** The picture itself; one that was replaced, or that is not for this candidate, answers as one that is not there. */
export const fetchPayeeQr = handle('payment/fetchPayeeQr', async ({ input, caller, services }) => {
  const { store, keyring } = services;
  const { rows } = await sql<{ bytes_enc: Buffer }>`
    select f.bytes_enc from gathering g join file f on f.file_id = g.qr_file
    where g.class_id = ${input.class_id} and g.qr_file = ${input.qr_id}
      and ${isStaff(caller) ? sql`true` : mayTransfer(caller)}`.execute(store.db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes('payment_proof', found.bytes_enc));
});
