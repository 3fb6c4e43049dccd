import type { OutputOf } from '@skillcert/api-client/contract';
import { waitingStates } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { countStates } from '../../../../platform/store/count-states.js';
import type { Database } from '../../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../../platform/store/read-page.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { matchesSearch, type Searcher } from '../../../foundation/search/matches-search.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';

type Filters = Call<'payment/fetchPaymentLists'>['input'];
type Payments = OutputOf<'payment/fetchPaymentLists'>;

/** The state of the newest refund of `payment p`. */
export const refundStatus = sql<string | null>`(
  select r.status from refund r where r.class_id = p.class_id and r.payment_id = p.payment_id
  order by r.refund_id desc limit 1)`;

/** The newest refund of `payment p`, read once for each row of the page, and its columns in the list. */
export const newestRefund = sql`left join lateral (
  select r.status, r.refund_id, r.amount_cents from refund r where r.class_id = p.class_id and r.payment_id = p.payment_id
  order by r.refund_id desc limit 1) as newest on true`;
export const refundColumns = sql`newest.status as refund_status, newest.refund_id, newest.amount_cents as refund_cents`;

/** The columns of `payment p` and of its `enrolment e`, with the phone masked. */
export const paymentColumns = sql`p.class_id, p.payment_id, p.enrolment_id, e.enrol_no, e.name, e.phone_masked,
  e.enroll_type, (select gp.payments from group_payment gp
    where gp.class_id = p.class_id and gp.group_id = p.group_id) as group_count, p.amount_cents, e.fee_cents, case when p.status in ('declared', 'pending') then ${heldCents} else p.held_cents end as received_cents, p.currency, p.method, p.status, ${utcMoment('p.created_at')} as created_at,
  ${utcMoment('p.updated_at')} as updated_at`;

/** Payments joined with their enrolments. */
export const paymentSource = sql`payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id`;

/** Payments whose newest refund is in one of these states. Refunds are few, so they are searched first. */
const refunded = ({ class_id, refund_status }: Filters) => sql`p.payment_id in (
  select r.payment_id from refund r where r.class_id = ${class_id} and r.status = any(${refund_status}::text[]))
  and ${refundStatus} = any(${refund_status}::text[])`;

const filtered = (filters: Filters, searcher: Searcher) => {
  const { class_id, search, status, method, refund_status } = filters;
  return sql.join(
    [
      sql`p.class_id = ${class_id}`,
      ...(status?.length ? [isOneOf('p.status', status)] : []),
      ...(method?.length ? [isOneOf('p.method', method)] : []),
      ...(refund_status?.length ? [refunded(filters)] : []),
      ...(search ? [matchesSearch(search, searcher)] : []),
    ],
    sql` and `,
  );
};

/** Whether `payment p` or its refund waits for its desk. */
const waits = ({
  class_id,
}: Filters) => sql`(${isOneOf('p.status', waitingStates.payment)} or p.payment_id in (
  select r.payment_id from refund r where r.class_id = ${class_id} and ${isOneOf('r.status', waitingStates.refund)}))`;

const orderOf = (filters: Filters): RawBuilder<unknown> => {
  const { sort } = filters;
  const column = sql.ref(`p.${sort === 'to_do' ? 'created_at' : sort}`);
  const order = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  // The index ends in (created_at desc, payment_id), so the tie-breaker runs against the direction of the list.
  const tie = sql.raw(filters.order === 'asc' ? 'desc' : 'asc');
  const inState = sql`${column} ${order}, p.payment_id ${tie}`;
  return sort === 'to_do' ? sql`not ${waits(filters)}, ${inState}` : inState;
};

/**
 * One page of a class's payments, with their total, and the counts of waiting ones regardless of filters. The caller's
 * access to the class must have been checked: its money desk sees all payments.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listPayments = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<Payments> => {
  const { class_id } = filters;
  const where = filtered(filters, searcher);
  const inOrder = orderOf(filters);
  // Enrolments are joined only if the search needs them; of a page, only those on it are read.
  const source = filters.search ? paymentSource : sql`payment p`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<Payments['items'][number]>`
      select ${paymentColumns}, ${refundColumns}
      from (select p.payment_id from ${source} where ${where} order by ${inOrder} ${pageOf(filters)}) as found
      join ${paymentSource} on p.class_id = ${class_id} and p.payment_id = found.payment_id
      ${newestRefund}
      order by ${inOrder}`,
    count: sql<Omit<Payments, 'items'>>`
      select (select count(*) from ${source} where ${where})::int4 as total,
        ${countStates('p.status', waitingStates.payment, sql`payment p where p.class_id = ${class_id}`)} as to_do,
        ${countStates('r.status', waitingStates.refund, sql`refund r where r.class_id = ${class_id}`)} as refunds_to_do
      from class where class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
};
