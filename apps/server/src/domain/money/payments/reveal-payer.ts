import { type Kysely, sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { takeLooks } from '../../foundation/access/looks/take-looks.js';

/** Looks at accounts that one member of staff has a day. */
const revealBudget = { name: 'reveal-payer', hits: 200, seconds: 86_400 };

/** The account of the payment, or of its refund where that is named. */
const readSealed = async (
  db: Kysely<Database>,
  { class_id, payment_id, refund_id }: Call<'payment/revealPayer'>['input'],
): Promise<Buffer | null | undefined> => {
  const { rows } = await (refund_id === undefined
    ? sql<{ sealed: Buffer | null }>`
      select payer_account_enc as sealed from payment where class_id = ${class_id} and payment_id = ${payment_id}`
    : sql<{ sealed: Buffer | null }>`
      select account_enc as sealed from refund
      where class_id = ${class_id} and payment_id = ${payment_id} and refund_id = ${refund_id}`
  ).execute(db);
  return rows[0]?.sealed;
};

export const revealPayer = handle('payment/revealPayer', async ({ input, caller, services, request }) => {
  const { class_id, payment_id, refund_id, reason } = input;
  const { store, keyring, now } = services;
  const sealed = await readSealed(store.db, input);
  if (!sealed) throw new Refusal('not_found');
  await takeLooks({ services, caller, request }, revealBudget);
  const event = {
    at: now(),
    action: 'reveal',
    object_type: 'payment',
    object_id: payment_id,
    reason,
    detail: { refund_id },
  };
  await store.withTx((tx) => appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event }]));
  return { payer_account: keyring.open('account_number', sealed) };
});
