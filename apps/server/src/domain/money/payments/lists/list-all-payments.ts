import type { AnyPaymentRow, OutputOf } from '@skillcert/api-client/contract';
import { waitingStates } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { countStates } from '../../../../platform/store/count-states.js';
import type { Database } from '../../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../../platform/store/read-page.js';
import { foundCandidates } from '../../../enrolment/index.js';
import type { Searcher } from '../../../foundation/search/matches-search.js';
import { newestRefund, paymentColumns, paymentSource, refundColumns, refundStatus } from './list-payments.js';

type Filters = Call<'payment/fetchAllPayments'>['input'];
type Payments = OutputOf<'payment/fetchAllPayments'>;

/** Payments whose newest refund stands there: refunds are few, so they are looked at first. */
const refunded = (states: readonly string[]) => sql`(p.class_id, p.payment_id) in (
  select r.class_id, r.payment_id from refund r where ${isOneOf('r.status', states)})
  and ${refundStatus} = any(${[...states]}::text[])`;

const filtered = ({ search, status, method, refund_status }: Filters, searcher: Searcher) =>
  sql.join(
    [
      sql`true`,
      ...(status?.length ? [isOneOf('p.status', status)] : []),
      ...(method?.length ? [isOneOf('p.method', method)] : []),
      ...(refund_status?.length ? [refunded(refund_status)] : []),
      ...(search ? [foundCandidates(search, searcher)] : []),
    ],
    sql` and `,
  );

/**
 * One page of the payments of all classes, their number, and the numbers of them and of their refunds that wait, under
 * any filters.
 */
export const listAllPayments = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<Payments> => {
  const where = filtered(filters, searcher);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const order = sql`p.created_at ${direction}, p.payment_id ${direction}`;
  // Enrolments are many: they are read only where one of them is looked for.
  const source = filters.search ? paymentSource : sql`payment p`;
  const { items, count } = await readPage(db, filters, {
    // The page is found first, then only its rows are read whole.
    rows: sql<AnyPaymentRow>`
      select ${paymentColumns}, c.class_name, ${refundColumns}
      from (
        select p.class_id, p.payment_id from ${source} where ${where} order by ${order} ${pageOf(filters)}
      ) as found
      join ${paymentSource} on p.class_id = found.class_id and p.payment_id = found.payment_id
      join class c on c.class_id = p.class_id
      ${newestRefund}
      order by ${order}`,
    count: sql<Omit<Payments, 'items'>>`
      select (select count(*) from ${source} where ${where})::int4 as total,
        ${countStates('p.status', waitingStates.payment, sql`payment p where true`)} as to_do,
        ${countStates('r.status', waitingStates.refund, sql`refund r where true`)} as refunds_to_do`,
  });
  if (!count) throw new Error('A select without a table gave no row.');
  return { items, ...count };
};
