import type { OwnPayments } from '@skillcert/api-client/contract';
import {
  type ClassStatus,
  classAccepts,
  classLifecycle,
  hasResults,
  type PayMethod,
  type ReviewStatus,
  refundShare,
  reviewLifecycle,
} from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { Database } from '../../../../platform/store/database.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { feeWentBack } from '../../../foundation/standing/fee-went-back.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import { isOwed, owesFee } from '../../../foundation/standing/payable.js';
import { price } from '../../../foundation/standing/price-now.js';
import { refundableStates } from '../../../foundation/standing/refundable-states.js';
import { standingCertificate } from '../../../foundation/standing/standing-certificate.js';
import type { Providers } from '../../provider/payment-provider.js';
import { paidOfFee, refundMoment, ruleNow } from '../../refunds/request-refund.js';
import { offeredMethods } from '../gathering/offered-methods.js';
import { paidByMany, payerOfMany } from '../paid-by-many.js';

type OwnPayment = OwnPayments['payments'][number];

interface Found
  extends Pick<
    OwnPayments,
    'class_id' | 'enrolment_id' | 'fee_cents' | 'received_cents' | 'currency' | 'pay_until' | 'refund_rule'
  > {
  readonly payments: readonly (Omit<OwnPayment, 'refund'> & {
    readonly left_cents: number;
    readonly paid_cents: number;
  })[];
  readonly status: ReviewStatus;
  readonly class_status: ClassStatus;
  readonly is_open: boolean;
  readonly owes: boolean;
  readonly fee_went_back: boolean;
  /** Whether no certificate of the candidate prevents a refund. */
  readonly is_uncertified: boolean;
  readonly bank: string | null;
  readonly account_name: string | null;
  readonly account_number_enc: Buffer | null;
  readonly qr_id: number | null;
  readonly note: string | null;
  readonly methods: readonly PayMethod[] | null;
}

const ownRefunds = sql`coalesce((
    select json_agg(json_build_object('refund_id', r.refund_id, 'amount_cents', r.amount_cents, 'status', r.status,
      'origin', r.origin, 'reason', r.reason, 'decision_reason', r.decision_reason,
      'can_withdraw', r.status = 'requested' and r.origin = 'candidate' and c.status <> 'cancelled',
      'created_at', ${utcMoment('r.created_at')}) order by r.refund_id desc)
    from refund r where r.class_id = p.class_id and r.payment_id = p.payment_id), '[]')`;

const ownReceipt = sql`(
    select json_build_object('receipt_no', rc.receipt_no, 'payer_name', rc.payer_name, 'payee_name', rc.payee_name,
      'paid_on', p.paid_on::text, 'issued_at', ${utcMoment('rc.issued_at')})
    from receipt rc where rc.class_id = p.class_id and rc.payment_id = p.payment_id
      and p.status <> 'failed')`;

/** The open order, where the candidate pays. An order that a unit pays for many is the unit's. */
const openOrder = sql`(
    select json_build_object('way', po.way, 'pay_url', po.pay_url, 'expires_at', ${utcMoment('po.expires_at')})
    from provider_order po where po.class_id = p.class_id and po.payment_id = p.payment_id and p.status = 'pending'
      and p.group_id is null)`;

const ownInvoices = sql`coalesce((
    select json_agg(json_build_object('invoice_id', i.invoice_id, 'request_no', i.request_no, 'kind', i.kind,
      'title', i.title, 'status', i.status, 'invoice_no', i.invoice_no, 'mine', i.requested_by is null,
      'reason', case when i.status = 'rejected' then i.reason end) order by i.invoice_id desc)
    from invoice_line il join invoice i on i.class_id = il.class_id and i.invoice_id = il.invoice_id
    where il.class_id = p.class_id and il.payment_id = p.payment_id), '[]')`;

/**
 * Whether money has arrived that is neither being refunded nor invoiced; payments by a unit are the unit's to invoice.
 */
const isInvoiceable = sql`not ${paidByMany} and p.status = any(${[...refundableStates]}::text[]) and p.reserved_cents = 0
        and p.amount_cents > p.refunded_cents and not exists (
          select from invoice_line il where il.class_id = p.class_id and il.open_payment_id = p.payment_id)`;

const ownPayments = sql`coalesce((
    select json_agg(json_build_object('payment_id', p.payment_id, 'amount_cents', p.amount_cents, 'method', p.method,
      'status', p.status, 'reason', p.reason,
      'paid_by_unit', ${payerOfMany}, 'open', ${openOrder}, 'left_cents', p.amount_cents - p.refunded_cents - p.reserved_cents, 'paid_cents', ${paidOfFee},
      'refundable', p.status = any(${[...refundableStates]}::text[])
        and p.reserved_cents = 0 and p.amount_cents > p.refunded_cents and not ${paidByMany},
      'created_at', ${utcMoment('p.created_at')}, 'refunds', ${ownRefunds}, 'receipt', ${ownReceipt}, 'invoiceable', ${isInvoiceable},
      'invoices', ${ownInvoices}) order by p.payment_id desc)
    from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id), '[]') as payments`;

/** The states in which nothing is decided yet and the price can still change. */
const undecided = Object.entries(reviewLifecycle.states).flatMap(([status, { ends }]) =>
  ends ? [] : [status],
);

const isUndecided = sql<boolean>`e.status = any(${undecided}::text[])`;

const isOver = (found: Found): boolean =>
  undecided.includes(found.status) ? classLifecycle.states[found.class_status].ends : !isOwed(found);

/** The effect of a refunded fee on the certificate. */
const certificateAfter = ({
  fee_went_back,
  class_status,
  is_uncertified,
}: Found): OwnPayments['after_refund'] => {
  if (!(fee_went_back && hasResults(class_status))) return null;
  return is_uncertified ? 'no_certificate' : 'certificate_stands';
};

const stageOf = (found: Found, now: Date): OwnPayments['pay'] => {
  const isLater = undecided.includes(found.status);
  if (found.is_open || found.payments.some(({ status }) => status === 'confirmed_late')) return 'open';
  if (found.fee_cents === 0) return 'free';
  if (isOver(found)) return 'over';
  if (!(isLater || found.account_number_enc)) return 'unset';
  if (found.pay_until !== null && Date.parse(found.pay_until) <= now.getTime()) return 'late';
  return isLater ? 'later' : 'due';
};

interface Looking {
  readonly keyring: Keyring;
  readonly providers: Providers;
  readonly now: Date;
}

/**
 * The costs of the enrolments of a phone, present or expected, newest first. An enrolment that came to nothing is
 * listed only if it has a payment.
 */
export const listOwnPayments = async (
  db: Kysely<Database>,
  phone_index: Buffer,
  { keyring, providers, now }: Looking,
): Promise<OwnPayments[]> => {
  const { rows } = await sql<Found>`
    select e.class_id, e.enrolment_id, case when ${isUndecided} then ${price} else e.fee_cents end as fee_cents, e.status, c.currency, c.status as class_status,
      ${utcMoment('g.pay_until')} as pay_until, g.bank, g.account_name, g.account_number_enc, g.qr_file as qr_id, g.note, g.methods,
      ${ruleNow} as refund_rule, ${standingCertificate} is null as is_uncertified,
      ${owesFee} as owes, ${feeWentBack} as fee_went_back,
      ${ownPayments}, ${heldCents} as received_cents,
      exists (select from payment o where o.class_id = e.class_id and o.open_enrolment_id = e.enrolment_id) as is_open
    from enrolment e
    join class c on c.class_id = e.class_id
    left join gathering g on g.class_id = e.class_id
    where e.phone_index = ${phone_index} and (${isUndecided} or e.status = 'approved' or exists (
      select from payment o where o.class_id = e.class_id and o.enrolment_id = e.enrolment_id))
    order by e.created_at desc, e.enrolment_id`.execute(db);
  return rows.map((found) => {
    const { class_id, enrolment_id, fee_cents, currency, pay_until, bank, account_name, note, qr_id } = found;
    const pay = stageOf(found, now);
    const { received_cents } = found;
    const methods = pay === 'due' ? offeredMethods(providers, found.methods) : [];
    const sealed = methods.includes('bank_transfer') ? found.account_number_enc : null;
    const payee = sealed && {
      bank: bank ?? '',
      account_name: account_name ?? '',
      account_number: keyring.open('account_number', sealed),
      note: note ?? '',
      qr_id,
    };
    const { refund_rule, class_status, is_uncertified } = found;
    const goesBack = is_uncertified && classAccepts('refund', class_status);
    const moment = refundMoment(class_status, now);
    const payments = found.payments.map(({ left_cents, paid_cents, refundable, ...payment }) => {
      const refund = refundShare({ paid_cents, left_cents }, refund_rule, moment);
      return { ...payment, refund, refundable: goesBack && refundable && refund.back_cents > 0 };
    });
    return {
      class_id,
      enrolment_id,
      fee_cents,
      received_cents,
      currency,
      pay,
      pay_until,
      methods,
      payee,
      refund_rule,
      after_refund: certificateAfter(found),
      payments,
    };
  });
};
