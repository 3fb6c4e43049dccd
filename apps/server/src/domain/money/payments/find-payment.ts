import type { PaymentDetail } from '@skillcert/api-client/contract';
import { type RefundStep, refundShare } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { endsCertificate } from '../../foundation/standing/fee-went-back.js';
import { standingCertificate } from '../../foundation/standing/standing-certificate.js';
import { paidOfFee, refundMoment, ruleNow } from '../refunds/request-refund.js';
import { paymentColumns, paymentSource } from './lists/list-payments.js';
import { namedBy } from './whole-payment.js';

const refundsFor = ({ user_id }: StaffSession) => sql`coalesce((
    select json_agg(json_build_object('refund_id', r.refund_id, 'amount_cents', r.amount_cents, 'status', r.status,
      'origin', r.origin, 'reason', r.reason, 'decision_reason', r.decision_reason,
      'requested_by', asked.name, 'first_approved_by', first.name, 'second_approved_by', second.name,
      'asked_by_me', r.requested_by is not distinct from ${user_id}::bigint,
      'approved_by_me', coalesce(${user_id}::bigint in (r.first_by, r.second_by), false), 'proof_id', r.proof_id,
      'refund_no', ro.refund_no, 'fault', ro.fault, 'by_hand', r.settled_by is not null, 'ends_certificate', ${endsCertificate},
      'returned_by', back.name, 'returned_by_me', coalesce(r.returned_by = ${user_id}::bigint, false), 'return_reason', r.return_reason,
      'account', case when r.account_masked is not null then json_build_object('account_name', r.account_name, 'bank', r.bank,
        'account_masked', r.account_masked) end, 'again_by_me', coalesce(r.again_by = ${user_id}::bigint, false),
      'created_at', ${utcMoment('r.created_at')}, 'updated_at', ${utcMoment('r.updated_at')}) order by r.refund_id)
    from refund r
    left join refund_order ro on ro.class_id = r.class_id and ro.refund_id = r.refund_id
    left join account asked on asked.user_id = r.requested_by
    left join account first on first.user_id = r.first_by
    left join account second on second.user_id = r.second_by
    left join account back on back.user_id = r.returned_by
    where r.class_id = p.class_id and r.payment_id = p.payment_id), '[]') as refunds`;

const entries = sql`coalesce((
    select json_agg(json_build_object('at', ${utcMoment('l.created_at')}, 'kind', l.kind,
      'amount_cents', l.amount_cents) order by l.entry_id)
    from ledger l where l.class_id = p.class_id and l.payment_id = p.payment_id), '[]') as ledger`;

const openInvoice = sql`(
    select json_build_object('invoice_id', i.invoice_id, 'request_no', i.request_no, 'status', i.status)
    from invoice_line il join invoice i on i.class_id = il.class_id and i.invoice_id = il.invoice_id
    where il.class_id = p.class_id and il.open_payment_id = p.payment_id) as invoice`;

/**
 * The address at which an order of a provider is paid, for the accounts that count the money of the class; a
 * candidate's own order is the candidate's.
 */
const groupOrder = sql`(
        select json_build_object('way', po.way, 'pay_url', po.pay_url, 'expires_at', ${utcMoment('po.expires_at')})
        from provider_order po where po.class_id = gp.class_id and po.payment_id = gp.first_payment_id and p.status = 'pending')`;

const groupFor = ({ user_id }: StaffSession) => sql`(
    select json_build_object('amount_cents', gp.amount_cents, 'declared_by', coalesce(declarer.name, ''),
      'declared_by_me', p.declared_by = ${user_id}::bigint, 'open', ${groupOrder}, 'payments', (
        select json_agg(json_build_object('payment_id', m.payment_id, 'enrolment_id', m.enrolment_id, 'enrol_no', me.enrol_no, 'name', me.name,
          'amount_cents', m.amount_cents) order by me.name, m.payment_id)
        from payment m join enrolment me on me.class_id = m.class_id and me.enrolment_id = m.enrolment_id
        where m.class_id = gp.class_id and m.group_id = gp.group_id))
    from group_payment gp left join account declarer on declarer.user_id = p.declared_by
    where gp.class_id = p.class_id and gp.group_id = p.group_id) as "group"`;

interface Found extends Omit<PaymentDetail, 'timeline' | 'refund'> {
  readonly left_cents: number;
  readonly paid_cents: number;
  readonly refund_rule: readonly RefundStep[];
}

/** @throws a Refusal `not_found` where the class has no such payment */
export const findPayment = async (
  db: Kysely<Database>,
  caller: StaffSession,
  { class_id, payment_id }: { class_id: number; payment_id: number },
  now: Date,
): Promise<Omit<PaymentDetail, 'timeline'>> => {
  const { rows } = await sql<Found>`
    select ${paymentColumns}, p.payer_name, p.payer_bank, p.payer_account_masked, p.paid_on::text as paid_on, p.proof_id,
      o.transaction_no, rc.receipt_no, p.reason, ${refundsFor(caller)}, ${entries}, ${openInvoice}, ${groupFor(caller)},
      p.amount_cents - p.refunded_cents - p.reserved_cents as left_cents, ${ruleNow} as refund_rule, ${paidOfFee} as paid_cents,
      c.status as class_status, ${utcMoment('c.exam_at')} as exam_at, ${standingCertificate} as certificate
    from ${paymentSource}
    join class c on c.class_id = p.class_id
    left join provider_order o on o.class_id = p.class_id and o.payment_id = ${namedBy}
    left join gathering g on g.class_id = p.class_id
    left join receipt rc on rc.class_id = p.class_id and rc.payment_id = p.payment_id
    where p.class_id = ${class_id} and p.payment_id = ${payment_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { left_cents, paid_cents, refund_rule, ...payment } = found;
  const refund = refundShare(
    { paid_cents, left_cents },
    refund_rule,
    refundMoment(payment.class_status, now),
  );
  return { ...payment, refund };
};
