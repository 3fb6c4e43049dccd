import { type ClassStatus, classLifecycle, type PayMethod, statesWithResults } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../platform/store/read-page.js';
import { heldCents } from './held-cents.js';

/** States of a class in which nothing is to be paid any more. */
export const endedStates: readonly ClassStatus[] = Object.entries(classLifecycle.states).flatMap(
  ([status, { ends }]) => (ends ? [status as ClassStatus] : []),
);

/** The facts that decide whether an enrolment can be paid for. */
export interface FoundPayable {
  /** {@link owesFee} */
  readonly owes: boolean;
  readonly fee_cents: number;
  readonly currency: string;
  readonly class_status: ClassStatus;
  readonly pay_until: Date | null;
  readonly has_payee: boolean;
  readonly methods: readonly PayMethod[] | null;
  readonly paid_late: boolean;
  /** The part of the fee that bank lines paid; the rest is due. */
  readonly held_cents: number;
}

/**
 * Whether `enrolment e` owes its fee, paid or not: approved, not free of charge, and not given back once the results of
 * its class stand, since nothing is to be had for it then. Money that came a second time and went back is not the fee.
 */
export const owesFee: RawBuilder<boolean> = sql<boolean>`(e.status = 'approved' and e.fee_cents > 0 and not exists (
  select from payment b join class bc on bc.class_id = b.class_id
  where b.class_id = e.class_id and b.enrolment_id = e.enrolment_id and b.status in ('refunding', 'refunded')
    and ${isOneOf('bc.status', statesWithResults)} and not exists (
      select from refund br where br.class_id = b.class_id and br.payment_id = b.payment_id and br.origin = 'paid_twice')))`;

/** The columns of {@link FoundPayable}, of `enrolment e`, its `class c` and how that collects, `gathering g`. */
export const payableColumns = sql`${owesFee} as owes, e.fee_cents, c.currency, c.status as class_status, g.pay_until, g.methods,
  g.account_number_enc is not null as has_payee,
  ${heldCents} as held_cents,
  exists (select from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
    and p.status = 'confirmed_late') as paid_late`;

/** Whether its fee is owed and may still be paid, in any way and on any day. */
export const isOwed = ({ owes, class_status }: Pick<FoundPayable, 'owes' | 'class_status'>): boolean =>
  owes && !classLifecycle.states[class_status].ends;

/** Whether it can be paid for now in this way; whether a payment is open already is for its key to say. */
export const isPayable = (found: FoundPayable, method: PayMethod, now: Date): boolean => {
  const { has_payee, methods, pay_until } = found;
  const isInTime = pay_until === null || now < pay_until;
  return isOwed(found) && has_payee && methods?.includes(method) === true && isInTime;
};

/**
 * Whether `payment p`, the open one of `enrolment e` of `class c`, is a transfer of exactly what is due that one
 * candidate has declared: a line of the bank may confirm it beside others.
 */
export const declaresFee: RawBuilder<boolean> = sql<boolean>`(p.status = 'declared' and p.method = 'bank_transfer'
  and p.group_id is null and p.currency = c.currency and p.amount_cents = e.fee_cents - ${heldCents})`;

/** Whether `enrolment e` of `class c` is to be paid for, or has declared exactly that. */
export const isDueOrDeclared: RawBuilder<boolean> = sql<boolean>`${owesFee}
  and not exists (select from payment p where p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id and not ${declaresFee})
  and not exists (select from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
    and p.status = 'confirmed_late')`;

/** Whether `enrolment e` is to be paid for: it owes its fee, and no payment of it is open or was made. */
export const isDue: RawBuilder<boolean> = sql<boolean>`${owesFee}
  and not exists (select from payment p where p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id)
  and not exists (select from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
    and p.status = 'confirmed_late')`;
