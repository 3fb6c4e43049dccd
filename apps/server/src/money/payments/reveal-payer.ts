import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { takeLooks } from '../../enrolment/reveal/take-looks.js';
import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';

/** Looks at accounts that one member of staff has a day. */
const revealBudget = { name: 'reveal-payer', hits: 200, seconds: 86_400 };

export const revealPayer = handle('payment/revealPayer', async ({ input, caller, services, request }) => {
  const { class_id, payment_id, reason } = input;
  const { store, keyring, now } = services;
  const found = await store.db
    .selectFrom('payment')
    .select('payer_account_enc')
    .where('class_id', '=', class_id)
    .where('payment_id', '=', payment_id)
    .executeTakeFirst();
  if (!found?.payer_account_enc) throw new Refusal('not_found');
  await takeLooks({ services, caller, request }, revealBudget);
  const event = { at: now(), action: 'reveal', object_type: 'payment', object_id: payment_id, reason };
  await store.withTx((tx) => appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event }]));
  return { payer_account: keyring.open('account_number', found.payer_account_enc) };
});
