import {
  type ClassStatus,
  hasResults,
  type PaymentStatus,
  type RefundStep,
  refundShare,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { refundableStates } from '../../foundation/standing/refundable-states.js';
import { standingCertificate } from '../../foundation/standing/standing-certificate.js';
import { paidByMany } from '../payments/paid-by-many.js';
import { auditRequest } from './audit-request.js';
import { insertRefunds, type NewRefund } from './insert-refunds.js';

type Request = Extract<Call<'class/drawBack'>['input'], { event: 'request' }>;

interface Asking {
  readonly input: Request;
  readonly caller: Candidate | StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** The rule by which part of a fee is kept, of `class c` and its `gathering g`: empty once the class is cancelled. */
export const ruleNow = sql`case when c.status = 'cancelled' then '[]' else coalesce(g.refund_rule, '[]') end`;

/** The part of `payment p` that paid the fee of `enrolment e`: the rule keeps nothing of money above the fee. */
export const paidOfFee = sql<number>`least(p.amount_cents, coalesce(e.fee_cents, p.amount_cents))`;

/** The moment that the rule is applied to: once the class has results, its last step counts. */
export const refundMoment = (class_status: ClassStatus, now: Date): Date | 'last' =>
  hasResults(class_status) ? 'last' : now;

/** The certificate that prevents a refund of a fee. */
export type Standing = { readonly certificate_no: string } | null;

/** @throws a Refusal if the candidate has a certificate of the class, or is about to get one */
export const refuseCertified = (certificate: Standing): void => {
  if (certificate)
    throw new Refusal('certificate_stands', { values: { number: certificate.certificate_no } });
};

/**
 * The access of staff to the class was checked before. A candidate reaches only payments of the proven phone, and none
 * that a unit made.
 */
const scopeOf = (caller: Candidate | StaffSession) =>
  isStaff(caller)
    ? sql<boolean>`true`
    : sql<boolean>`e.phone_index = ${caller.phone_index} and not ${paidByMany}`;

interface Found {
  readonly payment_id: number;
  readonly status: PaymentStatus;
  readonly paid_cents: number;
  readonly left_cents: number;
  /** Whether a refund of part of it is requested already: only one request may be open. */
  readonly is_asked: boolean;
  readonly refund_rule: readonly RefundStep[];
  readonly class_status: ClassStatus;
  readonly certificate: Standing;
}

const lockPayment = async (tx: Transaction<Database>, { input, caller }: Asking): Promise<Found> => {
  const { rows } = await sql<Found>`
    select p.payment_id, p.status, ${paidOfFee} as paid_cents,
      p.amount_cents - p.refunded_cents - p.reserved_cents as left_cents, p.reserved_cents > 0 as is_asked,
      ${ruleNow} as refund_rule, c.status as class_status, ${standingCertificate} as certificate
    from payment p
    join class c on c.class_id = p.class_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    left join gathering g on g.class_id = p.class_id
    where p.class_id = ${input.class_id} and p.payment_id = ${input.payment_id} and ${scopeOf(caller)}
    for update of p`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { status, left_cents, is_asked } = found;
  if (is_asked) throw refuseTransition({ why: 'refund_asked' });
  if (!refundableStates.includes(status)) throw refuseTransition({ thing: 'payment', state: status });
  if (left_cents <= 0) throw refuseTransition({ why: 'nothing_left' });
  refuseCertified(found.certificate);
  return found;
};

/** The amount by the rule of the class, or the part that the desk names, which may be more. */
const amountOf = (found: Found, { input, now }: Asking): number => {
  const { amount_cents } = input;
  if (amount_cents === undefined)
    return refundShare(found, found.refund_rule, refundMoment(found.class_status, now)).back_cents;
  if (amount_cents > found.left_cents) throw refuseFields({ amount_cents: 'too_big' });
  return amount_cents;
};

/**
 * Requests a refund of a payment, for the candidate or for a member of staff.
 * @throws a Refusal: not_found, transition_refused if nothing is left to refund, certificate_stands, or one about the
 * part that the desk named
 */
export const requestRefund = async (tx: Transaction<Database>, asking: Asking): Promise<NewRefund> => {
  const { input, caller, request, now } = asking;
  const { class_id, reason } = input;
  if (input.amount_cents !== undefined && !isStaff(caller))
    throw refuseFields({ amount_cents: 'not_offered' });
  const found = await lockPayment(tx, asking);
  const { payment_id, left_cents } = found;
  const amount_cents = amountOf(found, asking);
  if (amount_cents === 0) throw refuseTransition({ why: 'nothing_by_rule' });
  const staff = isStaff(caller);
  const [refund] = await insertRefunds(tx, [{ payment_id, amount_cents }], {
    class_id,
    origin: staff ? 'staff' : 'candidate',
    // A part that is more than what it leaves counts as the fee.
    settles: input.amount_cents === undefined || amount_cents > left_cents - amount_cents,
    reason,
    requested_by: staff ? caller.user_id : null,
    now,
  });
  if (!refund) throw new Error(`The refund of payment ${payment_id} was not written.`);
  const by = staff ? byStaff(caller, request) : byCandidate(request);
  await appendAudit(tx, class_id, [auditRequest(refund, { by, at: now, reason })]);
  return refund;
};
