import { maskAccountNumber, type RefundStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database, RowChange } from '../../../platform/store/database.js';
import { refuseOwnCase } from '../../foundation/access/one-hand/own-case.js';
import type { Hand } from '../../foundation/access/one-hand/read-hand.js';
import { takeProof } from '../payments/own/take-proof.js';
import type { Providers } from '../provider/payment-provider.js';
import { rejectReturn } from '../statement/twice/reject-return.js';
import { changeRefund } from './change-refund.js';
import { insertRefundOrder } from './insert-refund-order.js';
import { type FoundRefund, readRefund } from './read-refund.js';
import { type RefundSteps, refundSteps } from './refund-steps.js';
import { requestClassRefunds } from './request-class-refunds.js';
import { refuseCertified } from './request-refund.js';
import { stepRecords } from './step-records.js';

type Input = Call<'class/drawOk'>['input'];

interface Deciding {
  readonly input: Input;
  readonly caller: StaffSession;
  readonly hand: Hand;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly providers: Providers;
  readonly keyring: Keyring;
  readonly now: Date;
}

/** Another account to send the refund to; without one, it goes to the same account as before. */
const accountColumns = ({ account }: Input, keyring: Keyring): RowChange<'refund'> =>
  account
    ? {
        account_name: account.account_name,
        bank: account.bank,
        account_enc: keyring.seal('account_number', account.account_number),
        account_masked: maskAccountNumber(account.account_number),
      }
    : {};

/** The columns that change with a decision. */
const columnsFor = ({ input, caller: { user_id }, keyring }: Deciding): RowChange<'refund'> => {
  const { event, reason, proof_id } = input;
  switch (event) {
    case 'first_approve':
      return { first_by: user_id };
    case 'second_approve':
      return { second_by: user_id };
    case 'proof':
      return { settled_by: user_id, proof_id: proof_id ?? null };
    case 'come_back':
      // The person who will send it again is not known yet.
      return { returned_by: user_id, return_reason: reason ?? null, again_by: null };
    case 'send_again':
      return { again_by: user_id, ...accountColumns(input, keyring) };
    case 'reject':
      return { decision_reason: reason ?? null };
  }
};

/** One audit record for every step of every table, the caller's own step first. */
const recordsOf = (
  { decided, followed, payment }: RefundSteps,
  { refund_id, payment_id }: FoundRefund,
  { input, caller, request, now }: Deciding,
): AuditEvent[] => {
  const ofRefund = { object_type: 'refund', object_id: refund_id };
  const system = { at: now, actor_role: 'system', request_id: request.request_id };
  const reason = (['reject', 'come_back'].includes(input.event) && input.reason) || null;
  const { account } = input;
  const detail = account ? { account: maskAccountNumber(account.account_number) } : {};
  return [
    ...stepRecords([decided], { ...byStaff(caller, request), ...ofRefund, at: now, reason, detail }),
    ...stepRecords(followed, { ...system, ...ofRefund }),
    ...stepRecords(payment, { ...system, object_type: 'payment', object_id: payment_id }),
  ];
};

/**
 * The second approval is refused while the payment has an invoice. A refund that somebody requested gets none beside a
 * certificate either, unless the fee stays paid.
 */
const refuseHeld = ({ event }: Input, { has_invoice, certificate, origin, leaves_fee }: FoundRefund) => {
  if (event !== 'second_approve') return;
  if (has_invoice) throw new Refusal('invoice_live');
  if ((origin === 'candidate' || origin === 'staff') && !leaves_fee) refuseCertified(certificate);
};

/** Decisions that end a refund, or take it up again. */
const ending: readonly Input['event'][] = ['reject', 'proof', 'come_back'];

/** Whether it rejects the refund of a fee that was paid twice: the line of its money waits again. */
const isOfDouble = ({ event }: Input, { origin }: FoundRefund) =>
  event === 'reject' && origin === 'paid_twice';

/** Locks the class against numbering certificates, which checks for refunds as this checks for certificates. */
const holdCertificates = (tx: Transaction<Database>, { class_id }: Input) =>
  sql`select from class where class_id = ${class_id} for no key update`.execute(tx);

/** Carries out one decision about a refund, with everything that follows from it. */
export const decideRefund = async (tx: Transaction<Database>, deciding: Deciding): Promise<RefundStatus> => {
  const { input, caller, hand, request, providers, now } = deciding;
  const { class_id, proof_id } = input;
  if (input.account && input.event !== 'send_again') throw refuseFields({ account: 'not_offered' });
  const ends = ending.includes(input.event);
  if (input.event === 'second_approve') await holdCertificates(tx, input);
  const found = await readRefund(tx, input, sql<boolean>`true`, { ends });
  const { refund_id, method } = found;
  const isOnline = method !== 'bank_transfer' && !found.is_mixed && providers.has(method);
  // A person may reject a refund of what they paid as a candidate, but take no other decision about it.
  if (input.event !== 'reject') await refuseOwnCase(tx, found.accounts, caller, now);
  const steps = refundSteps(found, input, caller, hand, isOnline);
  if (isOfDouble(input, found)) {
    await rejectReturn(tx, { ...found, ...input }, deciding);
    return steps.decided.to;
  }
  refuseHeld(input, found);
  if (input.event === 'proof' && proof_id) await takeProof(tx, { class_id, proof_id, owner: caller });
  const { to } = steps.followed.at(-1) ?? steps.decided;
  await changeRefund(tx, {
    class_id,
    found,
    to,
    payment_to: steps.payment.at(-1)?.to ?? found.payment_status,
    set: columnsFor(deciding),
    user_id: caller.user_id,
    now,
  });
  if (isOnline && to === 'in_transit') await insertRefundOrder(tx, { class_id, refund_id, method, now });
  await appendAudit(tx, class_id, recordsOf(steps, found, deciding));
  if (ends && to !== 'returned' && found.class_status === 'cancelled') {
    await requestClassRefunds(tx, class_id, { caller, request, now, reason: '' }, found.payment_id);
  }
  return to;
};
