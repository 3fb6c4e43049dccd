import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeLooks } from '../../foundation/access/looks/take-looks.js';

/** Looks at buyers that one member of staff has a day. */
const revealBudget = { name: 'reveal-buyer', hits: 300, seconds: 86_400 };

export const revealBuyer = handle('payment/revealBuyer', async ({ input, caller, services, request }) => {
  const { class_id, invoice_id, reason } = input;
  const { store, keyring, now } = services;
  const found = await store.db
    .selectFrom('invoice')
    .select(['phone_enc', 'account_number_enc'])
    .where('class_id', '=', class_id)
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  await takeLooks({ services, caller, request }, revealBudget);
  const event = { at: now(), action: 'reveal', object_type: 'invoice', object_id: invoice_id, reason };
  await store.withTx((tx) => appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event }]));
  const { phone_enc, account_number_enc } = found;
  return {
    phone: phone_enc ? keyring.open('phone', phone_enc) : '',
    account_number: account_number_enc ? keyring.open('account_number', account_number_enc) : '',
  };
});
