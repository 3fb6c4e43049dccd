import type { InvoiceRow } from '@skillcert/api-client/contract';
import { waitingStates } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { exportRows, type RowCells } from '../../../../platform/documents/export-rows.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { isOneOf } from '../../../../platform/store/read-page.js';

interface Waiting
  extends Pick<
    InvoiceRow,
    'invoice_id' | 'request_no' | 'kind' | 'title_type' | 'title' | 'tax_no' | 'amount_cents'
  > {
  readonly enrol_no: string;
  readonly name: string;
  readonly address: string;
  readonly phone_masked: string;
  readonly bank: string;
  readonly account_number_masked: string;
  readonly email: string | null;
}

const empty = () => '';

/** The facts of an invoice, with phone and account masked as on the screen, and empty columns to fill in. */
const cells: RowCells<Waiting> = [
  ['request_no', (row) => row.request_no],
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['kind', (row, { words }) => words(`invoice.kind.${row.kind}`)],
  ['title_type', (row, { words }) => words(`invoice.title_type.${row.title_type}`)],
  ['title', (row) => row.title],
  ['tax_no', (row) => row.tax_no],
  ['address', (row) => row.address],
  ['phone', (row) => row.phone_masked],
  ['bank', (row) => row.bank],
  ['account_number', (row) => row.account_number_masked],
  ['invoice_email', (row) => row.email],
  ['with_tax', (row) => row.amount_cents / 100],
  ['tax', empty],
  ['invoice_no', empty],
  ['issued_on', empty],
];

const issuable = waitingStates.invoice.filter((state) => state !== 'red_requested');

/** An invoice of several payments is listed once, with the first of its candidates. */
const listWaiting = async (
  db: Kysely<Database>,
  { class_id, limit }: { readonly class_id: number; readonly limit: number },
): Promise<{ readonly items: readonly Waiting[] }> => {
  const { rows } = await sql<Waiting>`
    select i.invoice_id, i.request_no, f.enrol_no, f.name, i.kind, i.title_type, i.title, i.tax_no, i.address, i.phone_masked,
      i.bank, i.account_number_masked, i.amount_cents, w.email
    from invoice i
    left join invoice_wish w on w.class_id = i.class_id and w.invoice_id = i.invoice_id
    cross join lateral (
      select e.enrol_no, e.name from invoice_line l
      join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
      join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
      where l.class_id = i.class_id and l.invoice_id = i.invoice_id order by e.enrol_no limit 1) as f
    where i.class_id = ${class_id} and ${isOneOf('i.status', issuable)}
    order by f.enrol_no, i.invoice_id limit ${limit}`.execute(db);
  const known = await db.selectFrom('class').select('class_id').where('class_id', '=', class_id).execute();
  if (known.length === 0) throw new Refusal('not_found');
  return { items: rows };
};

export const exportWaitingInvoices = handle('payment/exportWaitingInvoices', (call) =>
  exportRows(call, {
    of: 'invoice_list',
    cells,
    idOf: ({ invoice_id }) => invoice_id,
    list: listWaiting,
  }),
);
