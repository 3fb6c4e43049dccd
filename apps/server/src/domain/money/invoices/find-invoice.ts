import type { InvoiceDetail } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { invoiceColumns } from './list-invoices.js';

const lines = sql`(
    select json_agg(json_build_object('payment_id', l.payment_id, 'enrol_no', e.enrol_no, 'name', e.name,
      'amount_cents', l.amount_cents, 'refund', p.reserved_cents > 0) order by e.enrol_no)
    from invoice_line l
    join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where l.class_id = i.class_id and l.invoice_id = i.invoice_id) as lines`;

/** The account that asked, also where the invoice is the candidate's own; null where a candidate or a sheet asked. */
const asker = sql`(
    select b.name from audit_event q join account b on b.user_id = q.user_id
    where q.class_id = i.class_id and q.object_type = 'invoice' and q.object_id = i.invoice_id::text and q.action = 'request'
    limit 1)`;

/** @throws a Refusal `not_found` where the class has no such invoice */
export const findInvoice = async (
  db: Kysely<Database>,
  { user_id }: StaffSession,
  { class_id, invoice_id }: { class_id: number; invoice_id: number },
): Promise<Omit<InvoiceDetail, 'timeline'>> => {
  const { rows } = await sql<Omit<InvoiceDetail, 'timeline'>>`
    select ${invoiceColumns}, i.address, i.phone_masked, i.bank, i.account_number_masked, coalesce(a.name, ${asker}) as requested_by, i.reason,
      ${utcMoment('i.issued_at')} as issued_at, i.issued_on::text as issued_on, i.tax_cents, i.red_no, ${utcMoment('i.red_issued_at')} as red_issued_at,
      i.red_by is not distinct from ${user_id}::bigint as red_asked_by_me, ${lines},
      case when w.invoice_id is not null then json_build_object('email', w.email) end as wished
    from invoice i left join account a on a.user_id = i.requested_by
    left join invoice_wish w on w.class_id = i.class_id and w.invoice_id = i.invoice_id
    where i.class_id = ${class_id} and i.invoice_id = ${invoice_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
