import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database } from '../../../platform/store/database.js';
import type { KeptBuyer } from '../../../platform/store/tables/invoice-tables.js';

interface Invoiced extends KeptBuyer {
  readonly payment_id: number;
  readonly request_no: string;
  readonly file_id: number | null;
}

/** The invoices that a phone's holder requested, one row for each payment, with phone and account decrypted. */
export const readOwnInvoices = async (db: Kysely<Database>, keyring: Keyring, phone_index: Buffer) => {
  const { rows } = await sql<Invoiced>`
    select l.payment_id, i.request_no, i.kind, i.title_type, i.title, i.tax_no, i.address, i.phone_enc, i.bank,
      i.account_number_enc, i.amount_cents, i.status, i.invoice_no, i.file_id, i.issued_on::text as issued_on, i.tax_cents, i.red_no, i.created_at
    from invoice i
    join invoice_line l on l.class_id = i.class_id and l.invoice_id = i.invoice_id
    join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where e.phone_index = ${phone_index} and i.requested_by is null order by i.invoice_id`.execute(db);
  return rows.map(({ phone_enc, account_number_enc, ...invoice }) => ({
    ...invoice,
    phone: phone_enc && keyring.open('phone', phone_enc),
    account_number: account_number_enc && keyring.open('account_number', account_number_enc),
  }));
};
