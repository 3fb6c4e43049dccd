import { limits } from '@skillcert/core';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { newOrder } from '../online/new-order.js';
import { wayAtDesk } from '../online/way-at-desk.js';
import { groupRecords } from './group-records.js';
import { lockPayables } from './lock-payables.js';
import { writeGroupPayment } from './write-group-payment.js';

/** Group payments that one account may start per hour. */
const starts = { name: 'start-group-payment', hits: 30, seconds: 3_600 };

/**
 * Writes the payments and their order. The provider is asked later, outside this transaction and its idempotency key.
 */
export const startGroupPayment = handle('payment/startGroupPayment', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, method, payer_name } = input;
    const now = services.now();
    const most = limits.payment_order_max;
    const payables = await lockPayables(tx, input, caller, {
      method,
      most,
      now,
      language: request.language,
    });
    // A class may still offer a method whose provider this server was disconnected from.
    if (!services.providers.has(method)) throw refuseFields({ method: 'not_offered' });
    await takeFrom({ ...services, store: { db: tx } }, starts, String(caller.user_id));
    const written = await writeGroupPayment(tx, payables, {
      class_id,
      method,
      status: 'pending',
      payer_name,
      declared_by: caller.user_id,
      now,
    });
    const { group_id, amount_cents, parts } = written;
    const [{ payment_id }] = parts;
    const order = newOrder(payment_id, now);
    await tx
      .insertInto('provider_order')
      .values({ ...order, class_id, payment_id, method, way: wayAtDesk(method) })
      .execute();
    const detail = { method, trade_no: order.trade_no };
    await appendAudit(tx, class_id, groupRecords(written, { event: 'send', caller, request, now, detail }));
    return { group_id, count: parts.length, amount_cents, payment_id };
  }),
);
