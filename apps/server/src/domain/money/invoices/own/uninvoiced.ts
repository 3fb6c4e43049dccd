import type { OutputOf, Uninvoiced } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { candidateScope } from '../../../../platform/http/guards/class-scope.js';
import { isOneOf } from '../../../../platform/store/read-page.js';
import { refundableStates } from '../../../foundation/standing/refundable-states.js';
import { paidByMany } from '../../payments/paid-by-many.js';

/** The reason why there are none. */
export type NoneUninvoiced = OutputOf<'payment/fetchUninvoiced'>['none_because'];

/** States of a payment whose fee was confirmed, also if its money went back. */
const cameIn = [...refundableStates, 'refunding', 'refunded'];

/** Invoices of `payment p`, of which some may be rejected or void. */
const linesOf = sql`invoice_line l where l.class_id = p.class_id and l.payment_id = p.payment_id`;

/** Whether `payment p` has an invoice that stands, or is asked for. */
const hasInvoice = sql<boolean>`exists (select from ${linesOf} and l.open_payment_id is not null)`;

/** The outcome of asking for the invoice of `payment p` of `enrolment e` in the name of the candidate. */
const outcome: RawBuilder<Uninvoiced['outcome']> = sql<Uninvoiced['outcome']>`case
  when p.reserved_cents > 0 then 'refund_open'
  when exists (select from ${linesOf}) then 'had_one'
  when exists (select from invoice_wish w
    where w.class_id = e.class_id and w.enrolment_id = e.enrolment_id and w.invoice_id is null) then 'wished'
  when ${paidByMany} then 'by_unit'
  else 'ask' end`;

/**
 * Payments of a class whose money arrived and stays, that have no invoice, of people whom the caller may see:
 * `uninvoiced`, with its outcome. None is of a cancelled class: its money goes back, and its people may be erased.
 */
export const uninvoiced = (caller: StaffSession, class_id: number): RawBuilder<unknown> => sql`(
  select p.class_id, p.payment_id, e.enrol_no, e.name, p.payer_name, p.amount_cents - p.refunded_cents as amount_cents,
    p.currency, ${outcome} as outcome
  from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
  join class c on c.class_id = p.class_id and c.status <> 'cancelled'
  where p.class_id = ${class_id} and ${isOneOf('p.status', refundableStates)} and p.amount_cents > p.refunded_cents
    and e.live_id_index is not null and ${candidateScope(caller)}
    and not ${hasInvoice}) as uninvoiced`;

/** The reason why `class c` has no payment without an invoice, once none is found. */
export const whyNone = (caller: StaffSession): RawBuilder<NoneUninvoiced> => sql<NoneUninvoiced>`case
  when c.status = 'cancelled' then 'cancelled'
  else (
    select case when bool_or(e.live_id_index is not null and ${hasInvoice}) then 'invoiced'
      when count(*) > 0 then 'given_back' else 'unpaid' end
    from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where p.class_id = c.class_id and ${isOneOf('p.status', cameIn)} and ${candidateScope(caller)}) end`;
