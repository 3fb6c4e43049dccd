import type { AnyInvoiceRow, OutputOf } from '@skillcert/api-client/contract';
import { normaliseCreditCode, waitingStates } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { countStates } from '../../../platform/store/count-states.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { searchGrams } from '../../foundation/search/name-grams.js';
import { invoiceColumns, invoicePayments } from './list-invoices.js';

type Filters = Call<'payment/fetchAllInvoices'>['input'];
type Invoices = OutputOf<'payment/fetchAllInvoices'>;

/** Each side has an index of its own, so that the whole of them needs no look at other rows. */
const matches = (search: string) => {
  const code = normaliseCreditCode(search);
  return sql`((i.title_grams @> ${searchGrams(search)}::text[] and i.title ilike ${literalLike(search)})
    or i.tax_no = ${code} or i.invoice_no = ${code} or i.request_no = ${search.toUpperCase()})`;
};

const filtered = ({ search, status, kind }: Filters) =>
  sql.join(
    [
      sql`true`,
      ...(status?.length ? [isOneOf('i.status', status)] : []),
      ...(kind ? [isOneOf('i.kind', [kind])] : []),
      ...(search ? [matches(search)] : []),
    ],
    sql` and `,
  );

/** One page of the invoices of all classes, their number, and the number that waits, under any filters. */
export const listAllInvoices = async (db: Kysely<Database>, filters: Filters): Promise<Invoices> => {
  const where = filtered(filters);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const order = sql`i.created_at ${direction}, i.invoice_id ${direction}`;
  const { items, count } = await readPage(db, filters, {
    // The page is found first, then only its rows are read whole.
    rows: sql<AnyInvoiceRow>`
      select ${invoiceColumns}, ${invoicePayments} as payments, c.class_name
      from (
        select i.class_id, i.invoice_id from invoice i where ${where} order by ${order} ${pageOf(filters)}
      ) as found
      join invoice i on i.class_id = found.class_id and i.invoice_id = found.invoice_id
      join class c on c.class_id = i.class_id
      order by ${order}`,
    count: sql<Omit<Invoices, 'items'>>`
      select (select count(*) from invoice i where ${where})::int4 as total,
        ${countStates('i.status', waitingStates.invoice, sql`invoice i where true`)} as to_do`,
  });
  if (!count) throw new Error('A select without a table gave no row.');
  return { items, ...count };
};
