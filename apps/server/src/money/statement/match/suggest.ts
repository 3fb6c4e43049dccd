import { classLifecycle } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/** Days between a transfer and its entry at the bank, over a weekend too. */
const near = 3;
/** So many are shown under a line. */
export const suggested = 3;

const endedClass = Object.entries(classLifecycle.states).flatMap(([status, { ends }]) =>
  ends ? [status] : [],
);

/** Lines that wait: no payment, and not set aside. */
export const isOpen = sql<boolean>`l.payment_id is null and l.aside_at is null`;

/** Whom `lines l` name: by number, by a name that somebody has who once had to pay, or by the payer of a declaration. */
const named = sql`
  select l.line_id, e.class_id, e.enrolment_id
  from lines l cross join unnest(l.numbers) as said(enrol_no) join enrolment e on e.enrol_no = said.enrol_no
  union
  select l.line_id, e.class_id, e.enrolment_id
  from lines l cross join unnest(l.names) as said(name) join enrolment e on e.name = said.name
  where e.status = 'approved' and e.fee_cents > 0
  union
  select l.line_id, p.class_id, p.enrolment_id
  from lines l join payment p on p.payer_name = l.payer_name and p.status = 'declared' and p.method = 'bank_transfer'
  where l.payer_name <> ''`;

/** How `enrolment e` of `class c` stands, with its open `payment p`. */
const standing = sql`case
  when p.status = 'declared' and p.method = 'bank_transfer' then 'declared'
  when p.status in ('confirmed', 'partly_refunded', 'refunding') then 'paid'
  when p.payment_id is not null or exists (select from payment late where late.class_id = e.class_id
    and late.enrolment_id = e.enrolment_id and late.status = 'confirmed_late') then 'pending'
  when e.status = 'approved' and e.fee_cents > 0 and not c.status = any(${endedClass}::text[]) then 'due'
  else 'closed' end`;

const standings = sql`
  select n.line_id, e.class_id, e.enrolment_id, coalesce(gp.first_payment_id, p.payment_id) as payment_id, ${standing} as standing,
    coalesce(gp.amount_cents, p.amount_cents, e.fee_cents) as amount_cents, e.enrol_no = any(l.numbers) as number,
    coalesce(p.payer_name = l.payer_name and p.payer_name <> '', false) as payer, e.name = any(l.names) as candidate,
    coalesce(p.paid_on between l.paid_on - ${near}::int4 and l.paid_on + ${near}::int4, false) as day,
    coalesce(gp.amount_cents, p.amount_cents, e.fee_cents) = l.amount_cents and c.currency = l.currency as amount
  from named n join lines l on l.line_id = n.line_id
  join enrolment e on e.class_id = n.class_id and e.enrolment_id = n.enrolment_id
  join class c on c.class_id = e.class_id
  left join payment p on p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id
  left join group_payment gp on gp.class_id = p.class_id and gp.group_id = p.group_id`;

/**
 * One row for whom a line may be the money of, with what speaks for it; of a transfer for many, one candidate speaks for all. Where the line
 * says a number, a name is nobody else's, and a namesake who owes nothing is nobody.
 */
const named_orders = sql`
  select line_id, class_id, payment_id, min(enrolment_id) as enrolment_id, standing, amount_cents, bool_or(number) as number,
    bool_or(payer) as payer, bool_or(candidate) as candidate, bool_or(day) as day, bool_and(amount) as amount
  from (select s.*, bool_or(s.number) over (partition by s.line_id) as has_number from (${standings}) as s) as s
  where number or (not has_number and standing in ('declared', 'due'))
  group by line_id, class_id, payment_id, case when payment_id is null then enrolment_id end, standing, amount_cents`;

/** Declared transfers of the amount of a line that names nobody, of a near day: a guess. Days are shared by thousands, so the first will do. */
const guesses = sql`
  select l.line_id, g.class_id, g.payment_id, g.enrolment_id, 'declared' as standing, l.amount_cents, false as number, false as payer,
    false as candidate, true as day, true as amount
  from lines l cross join lateral (
    select p.class_id, p.payment_id, p.enrolment_id from payment p
    where p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is null and p.amount_cents = l.amount_cents
      and p.currency = l.currency and p.paid_on between l.paid_on - ${near}::int4 and l.paid_on + ${near}::int4
    order by p.paid_on, p.payment_id limit ${suggested}) g
  where l.numbers = '{}' and not exists (select from named_orders o where o.line_id = l.line_id)`;

/** The tables that follow `lines`: whom each of them names, without guesses. */
export const namedOrders = sql`named as materialized (${named}), named_orders as materialized (${named_orders})`;

/** The tables that follow {@link namedOrders}: all that is shown under a line, in its order. */
export const placedOrders = sql`orders as (
    select * from named_orders union all ${guesses}
  ), placed as materialized (
    select o.*, row_number() over (partition by o.line_id order by
      16 * o.number::int4 + 4 * o.payer::int4 + 4 * o.candidate::int4 + 4 * o.amount::int4
        + 2 * (o.standing in ('declared', 'due'))::int4 + o.day::int4 desc, o.class_id desc, o.enrolment_id) as place
    from orders o)`;

/** Whether number, name and amount of `named_orders o` agree and it can be paid, and its line names nobody else by number. */
export const isSure = sql<boolean>`o.number and (o.payer or o.candidate) and o.amount and o.standing in ('declared', 'due')
  and not exists (select from named_orders x where x.line_id = o.line_id and x.number
    and (x.class_id, x.enrolment_id) <> (o.class_id, o.enrolment_id))`;

/** Where a filter asks for lines by what they name: a condition over `lines l`. */
export const namesBy = {
  sure: sql<boolean>`exists (select from named_orders o where o.line_id = l.line_id and ${isSure})`,
  named: sql<boolean>`(l.numbers <> '{}' or exists (select from named_orders o where o.line_id = l.line_id))
    and not exists (select from named_orders o where o.line_id = l.line_id and ${isSure})`,
  unnamed: sql<boolean>`l.numbers = '{}' and not exists (select from named_orders o where o.line_id = l.line_id)`,
} satisfies Record<string, RawBuilder<boolean>>;
