import { type ClassStatus, type PaymentStatus, paymentLifecycle, transition, walk } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../audit/append-audit.js';
import { byStaff } from '../../../class/by-staff.js';
import type { StaffSession } from '../../../http/calls/caller.js';
import type { Call, RequestFacts } from '../../../http/calls/handle.js';
import { Refusal, refuseFields } from '../../../http/errors/refuse.js';
import type { Services } from '../../../services.js';
import type { Database } from '../../../store/database.js';
import { refundLateMoney } from '../../refunds/refund-late-money.js';
import { requestClassRefunds } from '../../refunds/request-class-refunds.js';
import { decidePayment } from '../change-payment.js';
import { writeReceipts } from '../receipts/write-receipts.js';

type Input = Call<'payment/checkPayment'>['input'];

/** What a decision about a payment must know of it. */
export interface CheckedPayment {
  readonly status: PaymentStatus;
  readonly class_status: ClassStatus;
  readonly class_code: string;
  readonly amount_cents: number;
  /** The payments that are decided about with it, itself among them, and what they come to. */
  readonly payment_ids: readonly number[];
  readonly total_cents: number;
  /** Who of the staff declared it; null for a candidate. */
  readonly declared_by: number | null;
  /** Whether another payment of its enrolment is open or confirmed. */
  readonly taken: boolean;
}

/** The columns of {@link CheckedPayment}, of `payment p` and its `class c`. */
export const checkedColumns = sql`p.status, c.status as class_status, c.code as class_code, p.amount_cents, p.declared_by,
  coalesce((select json_agg(m.payment_id order by m.payment_id) from payment m
    where m.class_id = p.class_id and m.group_id = p.group_id), json_build_array(p.payment_id)) as payment_ids,
  coalesce((select gp.amount_cents from group_payment gp
    where gp.class_id = p.class_id and gp.group_id = p.group_id), p.amount_cents) as total_cents,
  exists (select from payment other where other.class_id = p.class_id and other.open_enrolment_id = p.enrolment_id
    and other.payment_id <> p.payment_id) as taken`;

interface Check {
  readonly input: Input;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  /** What the trail says beside the step. */
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
  throw new Refusal('transition_refused');
};

/** Late money goes back where its enrolment was paid for otherwise meanwhile. */
const decidedStatus = (found: CheckedPayment, { input, caller }: Check): PaymentStatus => {
  const to = nextStatus(found, input, caller);
  if (input.event !== 'allocate' || !found.taken) return to;
  return walk(paymentLifecycle, found.status, ['auto_refund'], { actor: 'system' })[0]?.to ?? to;
};

/** Nobody confirms what they declared for others. */
const refuseOwn = ({ declared_by }: CheckedPayment, { input, caller }: Check) => {
  if (input.event === 'confirm' && declared_by === caller.user_id) throw new Refusal('another_person');
};

/**
 * Carries out what somebody decided about a payment, and about all that one transfer paid with it, with receipts and audit records; money that arrives for a cancelled class is
 * on its way back at once. The class row must be held against a cancellation, which would miss a payment that is confirmed beside it.
 * @throws a Refusal: transition_refused, another_person, state_changed, or the reason that is missing
 */
export const carryOutCheck = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'programme' | 'now'>,
  found: CheckedPayment,
  check: Check,
): Promise<PaymentStatus> => {
  const { input, caller, request, detail } = check;
  const { class_id, payment_id, event } = input;
  const { user_id } = caller;
  refuseOwn(found, check);
  const to = decidedStatus(found, check);
  const now = services.now();
  const reason = (event === 'reject' && input.reason) || null;
  const { class_code, amount_cents, payment_ids } = found;
  const serial = await decidePayment(tx, {
    class_id,
    payment_ids,
    from: found.status,
    to,
    received: event === 'confirm',
    reason,
    user_id,
    now,
  });
  if (serial !== null) {
    await writeReceipts(tx, { class_id, class_code, payment_ids, serial, user_id, now }, services);
  }
  const back =
    to === 'refunding' ? await refundLateMoney(tx, { class_id, payment_id, amount_cents, now }) : [];
  await appendAudit(tx, class_id, [
    ...payment_ids.map((object_id) => ({
      ...byStaff(caller, request),
      at: now,
      action: to === 'refunding' ? 'auto_refund' : event,
      object_type: 'payment',
      object_id,
      from_state: found.status,
      to_state: to,
      reason,
      detail,
    })),
    ...back,
  ]);
  if (found.class_status === 'cancelled' && to === 'confirmed') {
    await requestClassRefunds(tx, class_id, { caller, request, now, reason: '' });
  }
  return to;
};
