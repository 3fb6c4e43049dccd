import { type Call, handle } from '../../../http/calls/handle.js';
import { Refusal, refuseFields } from '../../../http/errors/refuse.js';
import { takeFrom } from '../../../http/guards/take-from.js';
import type { PaymentProvider } from '../../provider/payment-provider.js';
import { ProviderFailure } from '../../provider/provider-failure.js';
import { noticePath } from './notice-path.js';
import { type OpenedOrder, openOrder } from './open-order.js';
import { ownOrigin } from './own-origin.js';

/** Payments that one phone may start an hour. */
const starts = { name: 'start-payment', hits: 30, seconds: 3_600 };

/** The provider is asked outside of any transaction: it may take seconds, and asked twice it gives the same order. */
const askForAddress = async (
  provider: PaymentProvider,
  { trade_no, way, expires_at, payable }: OpenedOrder,
  { services, request }: Call<'payment/startPayment'>,
): Promise<string> => {
  const origin = ownOrigin(services.config, request);
  try {
    return await provider.create({
      trade_no,
      way,
      expires_at,
      amount_cents: payable.fee_cents,
      currency: payable.currency,
      description: `${payable.enrol_no} ${payable.class_name}`,
      notify_url: `${origin}${noticePath(provider.method)}`,
      return_url: `${origin}/enroll/modify-list`,
      address: request.address,
    });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    services.log.warn({ err: error, method: provider.method }, 'a provider did not open an order');
    throw new Refusal('provider_unavailable');
  }
};

export const startPayment = handle('payment/startPayment', async (call) => {
  const { input, caller, services, request } = call;
  const { store, providers, now } = services;
  const provider = providers.get(input.method);
  if (!provider) throw refuseFields({ method: 'not_offered' });
  await takeFrom(services, starts, caller.phone_index.toString('base64url'));
  const order = await store.withTx((tx) => openOrder(tx, { input, caller, request, now: now() }));
  const { payment_id, way, expires_at } = order;
  const pay_url = order.pay_url ?? (await askForAddress(provider, order, call));
  if (order.pay_url === null) {
    await store.db
      .updateTable('provider_order')
      .set({ pay_url })
      .where('class_id', '=', input.class_id)
      .where('payment_id', '=', payment_id)
      .execute();
  }
  return { payment_id, way, pay_url, expires_at: expires_at.toISOString() };
});
