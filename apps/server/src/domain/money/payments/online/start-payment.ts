import { handle } from '../../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { askForAddress } from './ask-for-address.js';
import { keepAddress } from './keep-address.js';
import { openOrder } from './open-order.js';

/** Payments that one phone may start an hour. */
const starts = { name: 'start-payment', hits: 30, seconds: 3_600 };

export const startPayment = handle('payment/startPayment', async (call) => {
  const { input, caller, services, request } = call;
  const { store, providers, now } = services;
  const provider = providers.get(input.method);
  if (!provider) throw refuseFields({ method: 'not_offered' });
  await takeFrom(services, starts, caller.phone_index.toString('base64url'));
  const order = await store.withTx((tx) => openOrder(tx, { input, caller, request, now: now() }));
  const { payment_id, trade_no, way, expires_at, payable } = order;
  const opened = { way, expires_at: expires_at.toISOString() };
  if (order.pay_url !== null) return { ...opened, payment_id, pay_url: order.pay_url };
  const { due_cents: amount_cents, currency, enrol_no, class_name } = payable;
  const description = `${enrol_no} ${class_name}`;
  const asked = { trade_no, way, expires_at, amount_cents, currency, description };
  const pay_url = await askForAddress(provider, { ...asked, return_path: '/enroll/modify-list' }, call);
  await keepAddress(store.db, { class_id: input.class_id, payment_id, pay_url });
  return { ...opened, payment_id, pay_url };
});
