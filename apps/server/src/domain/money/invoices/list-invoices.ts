import type { InvoiceRow, OutputOf } from '@skillcert/api-client/contract';
import { normaliseCreditCode, waitingStates } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { countStates } from '../../../platform/store/count-states.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

type Filters = Call<'payment/fetchInvoiceLists'>['input'];
type Invoices = OutputOf<'payment/fetchInvoiceLists'>;

/** The columns of `invoice i`, for a list and for a single invoice. */
export const invoiceColumns = sql`i.class_id, i.invoice_id, i.request_no, i.kind, i.title_type, i.title, i.tax_no,
  i.amount_cents, i.currency, i.status, i.invoice_no, ${utcMoment('i.created_at')} as created_at,
  ${utcMoment('i.updated_at')} as updated_at`;

/** The number of payments of `invoice i`. */
export const invoicePayments = sql`(select count(*)::int4 from invoice_line l
  where l.class_id = i.class_id and l.invoice_id = i.invoice_id)`;

const matches = (search: string) => {
  const code = normaliseCreditCode(search);
  return sql`(i.title ilike ${literalLike(search)} or i.request_no = ${search.toUpperCase()} or i.tax_no = ${code}
    or i.invoice_no = ${code})`;
};

const filtered = ({ class_id, search, status, kind }: Filters) =>
  sql.join(
    [
      sql`i.class_id = ${class_id}`,
      ...(status?.length ? [isOneOf('i.status', status)] : []),
      ...(kind ? [isOneOf('i.kind', [kind])] : []),
      ...(search ? [matches(search)] : []),
    ],
    sql` and `,
  );

const orderOf = ({ sort, order }: Filters): RawBuilder<unknown> => {
  const column = sql.ref(`i.${sort === 'to_do' ? 'created_at' : sort}`);
  const direction = sql.raw(order === 'asc' ? 'asc' : 'desc');
  // The index ends in (created_at desc, invoice_id), so the tie-breaker runs against the direction of the list.
  const tie = sql.raw(order === 'asc' ? 'desc' : 'asc');
  const inState = sql`${column} ${direction}, i.invoice_id ${tie}`;
  return sort === 'to_do' ? sql`not ${isOneOf('i.status', waitingStates.invoice)}, ${inState}` : inState;
};

/**
 * One page of a class's invoices, with their total, and the counts of waiting ones regardless of filters. The caller's
 * access to the class must have been checked: its money desk sees all invoices.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listInvoices = async (db: Kysely<Database>, filters: Filters): Promise<Invoices> => {
  const { class_id } = filters;
  const where = filtered(filters);
  const { items, count } = await readPage(db, filters, {
    rows: sql<InvoiceRow>`
      select ${invoiceColumns}, ${invoicePayments} as payments
      from invoice i
      where ${where}
      order by ${orderOf(filters)} ${pageOf(filters)}`,
    count: sql<Omit<Invoices, 'items'>>`
      select (select count(*) from invoice i where ${where})::int4 as total,
        ${countStates('i.status', waitingStates.invoice, sql`invoice i where i.class_id = ${class_id}`)} as to_do
      from class where class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
};
