import type { ReceiptRow } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { matchesSearch, type Searcher } from '../../../foundation/search/matches-search.js';

type Filters = Call<'payment/fetchReceiptLists'>['input'];

const source = sql`receipt r
  join payment p on p.class_id = r.class_id and p.payment_id = r.payment_id
  join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id`;

/** The receipts of a class that a search means: by their own number, or by whom they are for. */
const found = (class_id: number, search: string, searcher: Searcher) => sql`
  select r.receipt_id from receipt r where r.class_id = ${class_id} and r.receipt_no = ${search.toUpperCase()}
  union
  select r.receipt_id from ${source} where r.class_id = ${class_id} and ${matchesSearch(search, searcher)}`;

const filtered = ({ class_id, search }: Filters, searcher: Searcher) =>
  search
    ? sql`r.class_id = ${class_id} and r.receipt_id in (${found(class_id, search, searcher)})`
    : sql`r.class_id = ${class_id}`;

/**
 * One page of a class's receipts, and how many there are. The class was checked before: its money desk sees all of
 * them.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listReceipts = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<{ items: ReceiptRow[]; total: number }> => {
  const where = filtered(filters, searcher);
  const order = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  // The index ends in (issued_at desc, receipt_id): read forwards or backwards, the two directions differ.
  const tie = sql.raw(filters.order === 'asc' ? 'desc' : 'asc');
  const inOrder = sql`${sql.ref(`r.${filters.sort}`)} ${order}, r.receipt_id ${tie}`;
  const { items, count } = await readPage(db, filters, {
    // The page is found first, then only its rows are read whole.
    rows: sql<ReceiptRow>`
      select r.class_id, r.receipt_id, r.payment_id, r.receipt_no, e.enrol_no, e.name, r.payer_name, r.payee_name,
        p.paid_on::text as paid_on, r.amount_cents, p.refunded_cents, p.status = 'failed' as is_void, r.currency, a.name as issued_by,
        ${utcMoment('r.issued_at')} as issued_at
      from (select r.receipt_id from receipt r where ${where} order by ${inOrder} ${pageOf(filters)}) as page
      join ${source} on r.class_id = ${filters.class_id} and r.receipt_id = page.receipt_id
      left join account a on a.user_id = r.issued_by
      order by ${inOrder}`,
    count: sql<{ total: number }>`
      select (select count(*) from receipt r where ${where})::int4 as total
      from class where class_id = ${filters.class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total };
};
