import { type ClassStatus, type PaymentStatus, paymentLifecycle, transition, walk } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../../platform/http/calls/handle.js';
import { refuseFields, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { type CandidateAccount, refuseOwnCase } from '../../../foundation/access/one-hand/own-case.js';
import { readHand } from '../../../foundation/access/one-hand/read-hand.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import type { DuePayment } from '../../refunds/insert-refunds.js';
import { refundLateMoney } from '../../refunds/refund-late-money.js';
import { requestClassRefunds } from '../../refunds/request-class-refunds.js';
import { decidePayment } from '../change-payment.js';
import { writeReceipts } from '../receipts/write-receipts.js';
import { wholeCents } from '../whole-payment.js';
import { holdFees } from './hold-fees.js';

type Decided = Call<'payment/checkPayment'>['input'];

/**
 * The events of a person, and those of bank lines: `book` pays without a declaration, `hold` has less than is due,
 * `give_back` has a fee that was paid before.
 */
type Input = Omit<Decided, 'event'> & { readonly event: Decided['event'] | 'book' | 'hold' | 'give_back' };

/** A payment whose money came after it was closed. */
interface LatePayment extends DuePayment {
  /** Whether the enrolment cannot use it: it has another payment that is open or made, or this is not its whole fee. */
  readonly taken: boolean;
}

/** The facts of a payment that a decision about it needs. */
export interface CheckedPayment {
  readonly status: PaymentStatus;
  readonly class_status: ClassStatus;
  readonly class_code: string;
  /** The payments that are decided together with it, itself included, and their total. */
  readonly payment_ids: readonly number[];
  readonly total_cents: number;
  /** Those of them whose money came late. */
  readonly late: readonly LatePayment[];
  /** The staff account that declared or started it; null for a candidate. */
  readonly declared_by: number | null;
  /** The staff accounts that have the phone of a candidate whom it pays for. */
  readonly accounts: readonly CandidateAccount[];
}

/** The ids of `payment p` and of the other payments of its group. */
const parts = sql`array(select p.payment_id union
    select m.payment_id from payment m where m.class_id = p.class_id and m.group_id = p.group_id)`;

/** The columns of {@link CheckedPayment}, of `payment p` and its `class c`. */
export const checkedColumns = sql`p.status, c.status as class_status, c.code as class_code, p.declared_by,
  coalesce((select json_agg(json_build_object('user_id', own.user_id, 'name', o.name)) from payment m
    join enrolment o on o.class_id = m.class_id and o.enrolment_id = m.enrolment_id join account own on own.phone_index = o.phone_index
    where m.class_id = p.class_id and m.payment_id = any(${parts})), '[]') as accounts,
  (select json_agg(part.id order by part.id) from unnest(${parts}) as part(id)) as payment_ids, ${wholeCents} as total_cents,
  coalesce((select json_agg(json_build_object('payment_id', l.payment_id, 'amount_cents', l.amount_cents, 'taken', exists (
      select from payment other where other.class_id = l.class_id and other.open_enrolment_id = l.enrolment_id
        and other.payment_id <> l.payment_id) or exists (select from enrolment e where e.class_id = l.class_id
        and e.enrolment_id = l.enrolment_id and (l.amount_cents < e.fee_cents or ${heldCents} > 0))) order by l.payment_id)
    from payment l where l.class_id = p.class_id and l.payment_id = any(${parts}) and l.status = 'confirmed_late'), '[]') as late`;

interface Check {
  readonly input: Input;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id' | 'language'>;
  /**
   * Whether a line of the bank was compared with the amount due, under its lock; if not, the amount is compared here.
   */
  readonly is_due?: boolean;
  /** Further details for the audit record of the step. */
  readonly detail?: Record<string, unknown>;
}

const nextStatus = (
  { status }: CheckedPayment,
  { event, reason }: Input,
  { roles }: StaffSession,
): PaymentStatus => {
  const given = reason ? ['reason'] : [];
  const outcome = transition(paymentLifecycle, { state: status, event, actors: roles, given });
  if (outcome.ok) return outcome.to;
  if (outcome.why === 'missing_requirement') throw refuseFields({ reason: 'reason_required' });
  throw refuseTransition({ thing: 'payment', state: status }, outcome);
};

/** Payments that take the same step. */
interface Way {
  readonly to: PaymentStatus;
  readonly payment_ids: readonly number[];
  /** Payments that are refunded at once. */
  readonly back: readonly DuePayment[];
}

/**
 * The steps of the payments. All take the same one, except for late money: each part of it depends on its own
 * enrolment, and is refunded if the enrolment cannot use it.
 */
const waysOf = (found: CheckedPayment, { input, caller }: Check): readonly Way[] => {
  const to = nextStatus(found, input, caller);
  if (input.event !== 'allocate') return [{ to, payment_ids: found.payment_ids, back: [] }];
  const [back] = walk(paymentLifecycle, found.status, ['auto_refund'], { actor: 'system' });
  const idsOf = (late: readonly LatePayment[]) => late.map(({ payment_id }) => payment_id);
  const taken = found.late.filter((part) => part.taken);
  const usable = found.late.filter((part) => !part.taken);
  return [
    { to, payment_ids: idsOf(usable), back: [] },
    { to: back?.to ?? to, payment_ids: idsOf(taken), back: taken },
  ].filter(({ payment_ids }) => payment_ids.length > 0);
};

/**
 * Nobody confirms a payment that they declared for others or make themselves, or accepts late money of it.
 * @throws a Refusal another_person
 */
export const refuseOwnPayment = async (
  tx: Transaction<Database>,
  { declared_by, accounts }: Pick<CheckedPayment, 'declared_by' | 'accounts'>,
  caller: StaffSession,
  now: Date,
): Promise<void> => {
  await refuseOwnCase(tx, accounts, caller, now);
  if (declared_by === null) return;
  const hand = await readHand(tx, caller, now);
  if (hand.holds(declared_by)) throw hand.refusal(declared_by);
};

/** Carries out one step. @returns its audit records */
const carryOut = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'now'>,
  found: CheckedPayment,
  { to, payment_ids, back }: Way,
  { input, caller, request, detail }: Check,
): Promise<AuditEvent[]> => {
  const { class_id, event } = input;
  const { user_id } = caller;
  const now = services.now();
  const reason = (event === 'reject' && input.reason) || null;
  const { status: from, class_code } = found;
  const received = event === 'confirm' || event === 'book' || event === 'give_back';
  const decision = { class_id, payment_ids, from, to, received, reason, user_id, now };
  const serial = await decidePayment(tx, decision);
  if (serial !== null) {
    await writeReceipts(tx, { class_id, class_code, payment_ids, serial, user_id, now }, services);
  }
  const asked = back.length > 0 ? await refundLateMoney(tx, back, { class_id, now }) : [];
  const decided = payment_ids.map((object_id) => ({
    ...byStaff(caller, request),
    at: now,
    action: back.length > 0 ? 'auto_refund' : event,
    object_type: 'payment',
    object_id,
    from_state: from,
    to_state: to,
    reason,
    detail,
  }));
  return [...decided, ...asked];
};

/**
 * Carries out a decision about a payment, and about all that was paid with it, with receipts and audit records. Money
 * that arrives for a cancelled class is refunded at once. The class row must be locked against a cancellation, which
 * would miss a payment that is confirmed at the same time.
 * @returns the new state of the named payment
 * @throws a Refusal: transition_refused, another_person, state_changed, amount_differs, or a missing reason
 */
export const carryOutCheck = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'now'>,
  found: CheckedPayment,
  check: Check,
): Promise<PaymentStatus> => {
  const { input, caller, request } = check;
  const { class_id, payment_id } = input;
  if (input.event !== 'reject') await refuseOwnPayment(tx, found, caller, services.now());
  const ways = waysOf(found, check);
  if (input.event === 'confirm' && !check.is_due)
    await holdFees(tx, found.payment_ids, { ...check, class_id });
  const records: AuditEvent[] = [];
  for (const way of ways) records.push(...(await carryOut(tx, services, found, way, check)));
  await appendAudit(tx, class_id, records);
  if (found.class_status === 'cancelled' && ways.some(({ to }) => to === 'confirmed')) {
    await requestClassRefunds(tx, class_id, { caller, request, now: services.now(), reason: '' });
  }
  return ways.find(({ payment_ids }) => payment_ids.includes(payment_id))?.to ?? found.status;
};
