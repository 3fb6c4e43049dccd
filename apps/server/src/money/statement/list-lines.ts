import type { BankLine } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { utcMoment } from '../../class/utc-moment.js';
import type { Call } from '../../http/calls/handle.js';
import type { Database } from '../../store/database.js';
import { pageOf, readPage } from '../../store/read-page.js';

type Filters = Call<'payment/fetchBankLines'>['input'];

/** Days between a transfer and its entry at the bank, over a weekend too. */
const near = 3;
const suggested = 3;

/**
 * Declared transfers of an amount that is on the page; one for many is named by the first of its payments, and has a row for each of them,
 * since of all whom it pays for one is enough to speak for it.
 */
const declared = sql`
  select p.class_id, p.payment_id, p.amount_cents, p.currency, p.payer_name, p.paid_on, upper(e.enrol_no) as number, e.name,
    true as is_first
  from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
  where p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is null
    and p.amount_cents in (select amount_cents from page)
  union all
  select gp.class_id, gp.first_payment_id, gp.amount_cents, gp.currency, p.payer_name, p.paid_on, upper(e.enrol_no), e.name,
    p.payment_id = gp.first_payment_id
  from group_payment gp join payment p on p.class_id = gp.class_id and p.group_id = gp.group_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
  where p.status = 'declared' and gp.amount_cents in (select amount_cents from page)`;

const isNumber = sql`d.number = any(l.numbers)`;
const isPayer = sql`d.payer_name = l.payer_name`;
const isCandidate = sql`d.name = l.payer_name`;
const isNear = sql`d.paid_on between l.paid_on - ${near}::int4 and l.paid_on + ${near}::int4`;

/** Pairs of a line and a transfer of its amount that something speaks for. Days are shared by thousands: of those alone the first will do. */
const pairs = sql`
  select l.line_id, d.payment_id from page l join declared d on d.amount_cents = l.amount_cents and d.currency = l.currency
  where l.payment_id is null and (${isNumber} or ${isPayer} or ${isCandidate})
  union
  select l.line_id, n.payment_id from page l cross join lateral (
    select d.payment_id from declared d
    where d.is_first and d.amount_cents = l.amount_cents and d.currency = l.currency and ${isNear}
    order by d.payment_id limit ${suggested}) n
  where l.payment_id is null`;

/** What speaks for each pair: a number says most, a near day least. */
const speaking = sql`
  select l.line_id, d.class_id, d.payment_id, bool_or(${isNumber}) as number, bool_or(${isPayer}) as payer,
    bool_or(${isCandidate}) as candidate, bool_or(${isNear}) as near,
    max(case when ${isNumber} then 8 else 0 end) + max(case when ${isPayer} then 4 else 0 end)
      + max(case when ${isCandidate} then 2 else 0 end) + max(case when ${isNear} then 1 else 0 end) as weight
  from (${pairs}) as pair join page l on l.line_id = pair.line_id join declared d on d.payment_id = pair.payment_id
  group by l.line_id, d.class_id, d.payment_id`;

const best = sql`
  select s.*, row_number() over (partition by s.line_id order by s.weight desc, s.payment_id) as place
  from (${speaking}) as s`;

/** What a payment is called in the list, of `payment p`. */
const named = sql`'class_id', p.class_id, 'payment_id', p.payment_id, 'enrol_no', e.enrol_no, 'name', e.name,
  'count', coalesce((select gp.payments from group_payment gp where gp.class_id = p.class_id and gp.group_id = p.group_id), 1),
  'class_name', c.class_name`;
const joined = sql`payment p
  join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
  join class c on c.class_id = p.class_id`;

const suggestions = sql`coalesce((
  select json_agg(json_build_object(${named}, 'reasons', array_remove(array['amount', case when s.number then 'number' end,
    case when s.payer then 'payer' end, case when s.candidate then 'candidate' end, case when s.near then 'day' end], null))
    order by s.place)
  from best s join ${joined} on p.class_id = s.class_id and p.payment_id = s.payment_id
  where s.line_id = l.line_id and s.place <= ${suggested}), '[]')`;

const matched = sql`(
  select json_build_object(${named}) from ${joined} where p.class_id = l.class_id and p.payment_id = l.payment_id)`;

/** One page of the lines that are a payment, or of those that are none yet, with the payments that they may be. */
export const listLines = async (
  db: Kysely<Database>,
  filters: Filters,
): Promise<{ items: BankLine[]; total: number }> => {
  const where = filters.matched ? sql`l.payment_id is not null` : sql`l.payment_id is null`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<BankLine>`
      with page as (
        select * from bank_line l where ${where} order by l.paid_on desc, l.line_id desc ${pageOf(filters)}
      ), declared as materialized (${declared}), best as materialized (${best})
      select l.line_id, l.paid_on::text as paid_on, l.amount_cents, l.currency, l.payer_name, l.note,
        ${suggestions} as suggestions, ${matched} as payment, a.name as matched_by, ${utcMoment('l.matched_at')} as matched_at
      from page l left join account a on a.user_id = l.matched_by order by l.paid_on desc, l.line_id desc`,
    count: sql<{ total: number }>`select count(*)::int4 as total from bank_line l where ${where}`,
  });
  return { items, total: count?.total ?? 0 };
};
