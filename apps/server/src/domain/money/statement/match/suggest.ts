import { endedReviews } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../../platform/store/read-page.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import { endedStates, owesFee } from '../../../foundation/standing/payable.js';
import { feeText } from '../words/fee-words.js';
import { hasLine } from './suggestions.js';

/** Days between a transfer and its entry at the bank, also over a weekend. */
const near = sql.lit(3);
/** The most suggestions under a line, besides the candidates whom it names by number. */
const suggested = sql.lit(3);

/** Lines that wait: neither matched nor held, and not set aside. */
export const isOpen = sql<boolean>`l.class_id is null and l.payment_id is null and l.aside_at is null`;

/**
 * The candidates whom `lines l` names: by number; else by name, for any fee, or as the payer of a declaration. Names
 * are compared as `plain_name` has them, and so the line keeps those in its text.
 * Names are not looked up if the line has the number of an enrolment.
 */
const named = sql`
  select e.class_id, e.enrolment_id, true as number from enrolment e where e.enrol_no = any(l.numbers)
  union all
  select e.class_id, e.enrolment_id, false from enrolment e
  where plain_name(e.name) = any(l.names) and not exists (select from enrolment n where n.enrol_no = any(l.numbers))
  union all
  select p.class_id, p.enrolment_id, false from payment p
  where plain_name(p.payer_name) = plain_name(l.payer_name) and l.payer_name <> '' and p.status = 'declared' and p.method = 'bank_transfer'
    and not exists (select from enrolment n where n.enrol_no = any(l.numbers))`;

/** The standing of `enrolment e` of `class c`, with its open `payment p`. */
const standing = sql`case
  when p.status = 'declared' and p.method = 'bank_transfer' then 'declared'
  when p.status in ('confirmed', 'partly_refunded', 'refunding') then 'paid'
  when p.payment_id is not null or exists (select from payment late where late.class_id = e.class_id
    and late.enrolment_id = e.enrolment_id and late.status = 'confirmed_late') then 'pending'
  when ${owesFee} and not ${isOneOf('c.status', endedStates)} then 'due'
  else 'closed' end`;

/**
 * The amount to pay, or paid. For a declaration of one candidate it is the amount that is due, not the declared one;
 * for a transfer that was confirmed by hand, what its own line would bring, without a first part that came before.
 */
const toPay = sql`coalesce(gp.amount_cents, case when p.payment_id is null or p.status = 'declared' then e.fee_cents - ${heldCents}
  when p.held_cents > 0 and p.method = 'bank_transfer' and not ${hasLine} then p.amount_cents - p.held_cents else p.amount_cents end)`;

/** Whether money for `enrolment e` came in and went back, so that a line that comes late may be that. */
const wentBack = sql`exists (select from payment b where b.class_id = e.class_id and b.enrolment_id = e.enrolment_id
  and b.status in ('refunding', 'refunded'))`;

const isNear = sql`p.paid_on between l.paid_on - ${near} and l.paid_on + ${near}`;

/**
 * One row per order that `lines l` may pay or name, with the reasons for it. In a transfer for many, one candidate
 * counts for all. An order is `near` if its line has the number, its fee is owed, or was paid in a class that goes on.
 * It may be `meant` besides if money for it came in at any time, or its class goes on and it has or may get a place.
 */
const orders = sql`(
  select s.class_id, s.payment_id, min(s.enrolment_id) as enrolment_id, s.standing, s.amount_cents, max(s.declared_cents) as declared_cents,
    bool_or(s.number) as number,
    bool_or(s.payer) as payer, bool_or(s.candidate) as candidate, bool_or(s.day) as day,
    bool_and(s.amount_cents = l.amount_cents and s.currency = l.currency) as amount,
    bool_or(s.number or s.standing in ('declared', 'due') or s.standing <> 'closed' and not s.over) as near, bool_or(s.many) as many,
    bool_or(s.number or s.standing <> 'closed' or s.went_back or s.has_place and not s.over) as meant
  from (
    select h.class_id, h.enrolment_id, h.number, coalesce(gp.first_payment_id, p.payment_id) as payment_id,
      ${standing} as standing, ${toPay} as amount_cents,
      case when p.status = 'declared' and p.group_id is null then p.amount_cents end as declared_cents,
      coalesce(plain_name(p.payer_name) = plain_name(l.payer_name) and p.payer_name <> '', false) as payer, plain_name(e.name) = any(l.names) as candidate,
      coalesce(${isNear}, false) as day, c.currency, p.group_id is not null as many, ${isOneOf('c.status', endedStates)} as over,
      not ${isOneOf('e.status', endedReviews)} as has_place, ${wentBack} as went_back
    from (${named}) as h
    join enrolment e on e.class_id = h.class_id and e.enrolment_id = h.enrolment_id
    join class c on c.class_id = e.class_id
    left join payment p on p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id
    left join group_payment gp on gp.class_id = p.class_id and gp.group_id = p.group_id
  ) as s
  group by s.class_id, s.payment_id, case when s.payment_id is null then s.enrolment_id end, s.standing, s.amount_cents)`;

/**
 * The table `evaluated` after `lines`: each line with each order that it may pay, or once with none. `nth` counts the
 * lines that name an order by number, in the order of their days, so the second one is a double. `said` counts the
 * orders that the line names by number; `among_near` says that one of its orders is near, `meant_ones` how many may
 * be meant. `rivals` counts the lines that name an order in whichever way.
 */
export const evaluated = sql`evaluated as materialized (
  select l.line_id, l.paid_on, l.amount_cents as came_cents, l.numbers <> '{}' as says_number, l.perhaps_of is not null as doubted, o.*,
    row_number() over (partition by o.class_id, o.payment_id, o.enrolment_id, o.number order by l.paid_on, l.line_id) as nth,
    count(*) filter (where o.number) over (partition by l.line_id) as said,
    bool_or(o.near) over (partition by l.line_id) as among_near,
    count(*) filter (where o.meant) over (partition by l.line_id) as meant_ones,
    count(*) over (partition by o.class_id, o.payment_id, o.enrolment_id) as rivals
  from lines l left join lateral ${orders} as o on true)`;

/**
 * Whether number and amount of `evaluated o` agree and it can be paid. Its line is no double, names nobody else by
 * number, and does not resemble a line that is kept already.
 */
const agrees = sql`o.number and o.amount and o.standing in ('declared', 'due') and o.nth = 1 and o.said = 1 and not o.doubted`;

/** Whether the payer's or the candidate's name agrees as well. */
export const isSure = sql<boolean>`coalesce(${agrees} and (o.payer or o.candidate), false)`;

/** Whether somebody else paid, as families do: a person has to check that. */
export const isByOther = sql<boolean>`coalesce(${agrees} and not (o.payer or o.candidate), false)`;

/**
 * Whether the payer of the line of `evaluated o` is the candidate, or the one who is declared, and the text names
 * nobody else: beside their names it has words of fees alone.
 */
const isAlone = sql`exists (
  select from bank_line l join enrolment e on e.class_id = o.class_id and e.enrolment_id = o.enrolment_id
  where l.line_id = o.line_id and (o.payer or plain_name(e.name) = plain_name(l.payer_name))
    and regexp_replace(replace(replace(plain_name(l.note), plain_name(e.name), ''), plain_name(l.payer_name), ''), ${feeText}, '', 'g') = '')`;

/**
 * Whether name and amount of `evaluated o` agree, without a number, and nothing else of its line may be meant: nobody
 * else of the name owes or paid anything, or may come to owe it, the text names nobody else, and no other line names
 * the order. That is less sure than a number, and a person looks at each.
 */
export const isByName = sql<boolean>`coalesce(case when (o.payer or o.candidate) and o.amount and o.standing in ('declared', 'due')
  and not o.says_number and not o.doubted and not o.many and o.meant_ones = 1 and o.rivals = 1 then ${isAlone} end, false)`;

/** The table `graded` after {@link evaluated}: one row per line, with the facts that the views filter by. */
export const graded = sql`graded as (
  select o.line_id, o.paid_on, o.came_cents, bool_or(${isSure}) as sure, bool_or(${isByOther}) as by_other, bool_or(${isByName}) as by_name,
    bool_or(o.class_id is not null or o.says_number) as named
  from evaluated o group by o.line_id, o.paid_on, o.came_cents)`;

/** The condition of each view on `graded g`. */
export const isGraded = {
  sure: sql<boolean>`g.sure`,
  by_other: sql<boolean>`g.by_other`,
  by_name: sql<boolean>`g.by_name`,
  named: sql<boolean>`g.named and not g.sure and not g.by_other and not g.by_name`,
  unnamed: sql<boolean>`not g.named`,
} satisfies Record<string, RawBuilder<boolean>>;

/**
 * Declared transfers with the amount of a line that names nobody, from a near day; somebody who is named and owes
 * nothing keeps strangers away too. Thousands may share a day, so only the first ones are suggested.
 */
const guesses = sql`
  select o.line_id, g.class_id, g.payment_id, g.enrolment_id, 'declared', g.due_cents, g.declared_cents, false, false, false, true,
    g.due_cents = l.amount_cents, false
  from evaluated o join lines l on l.line_id = o.line_id cross join lateral (
    select p.class_id, p.payment_id, p.enrolment_id, e.fee_cents - ${heldCents} as due_cents, p.amount_cents as declared_cents
    from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is null and p.amount_cents = l.amount_cents
      and p.currency = l.currency and ${isNear}
    order by p.paid_on, p.payment_id limit ${suggested}) g
  where o.class_id is null and not o.says_number`;

/**
 * The tables after {@link evaluated} that end in `placed`: the suggestions under a line, in their order. A namesake who
 * owes nothing is shown only where nobody else is named.
 */
export const placed = sql`shown as (
    select o.line_id, o.class_id, o.payment_id, o.enrolment_id, o.standing, o.amount_cents, o.declared_cents, o.number, o.payer, o.candidate, o.day,
      o.amount, ${isSure} as sure
    from evaluated o where o.class_id is not null and (o.near or not o.among_near)
    union all ${guesses}
  ), placed as (
    select ranked.* from (select o.*, row_number() over (partition by o.line_id order by
        16 * o.number::int4 + 4 * o.payer::int4 + 4 * o.candidate::int4 + 4 * o.amount::int4
          + 2 * (o.standing in ('declared', 'due'))::int4 + o.day::int4 desc, o.class_id desc, o.enrolment_id) as place
      from shown o) as ranked
    where ranked.place <= ${suggested} or ranked.number)`;
