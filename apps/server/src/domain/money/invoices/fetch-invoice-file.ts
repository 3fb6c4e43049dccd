import { sql } from 'kysely';
import { attachmentKind } from '../../../platform/files/store-attachment.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/** The file itself; one of another class, or that another person asked for, answers as one that is not there. */
export const fetchInvoiceFile = handle('payment/fetchInvoiceFile', async ({ input, caller, services }) => {
  const { store, keyring } = services;
  const { class_id, invoice_id, entry } = input;
  const own = isStaff(caller)
    ? sql<boolean>`true`
    : sql<boolean>`(i.requested_by is null and exists (
        select from invoice_line l
        join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
        join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
        where l.class_id = i.class_id and l.invoice_id = i.invoice_id and e.phone_index = ${caller.phone_index}))`;
  const { rows } = await sql<{ bytes_enc: Buffer }>`
    select f.bytes_enc from invoice i
    join file f on f.file_id = ${sql.ref(entry === 'red' ? 'i.red_file_id' : 'i.file_id')}
    where i.class_id = ${class_id} and i.invoice_id = ${invoice_id} and ${own}`.execute(store.db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes(attachmentKind, found.bytes_enc));
});
