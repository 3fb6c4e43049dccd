import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { askForAddress } from '../online/ask-for-address.js';
import { askProvider } from '../online/ask-provider.js';
import { keepAddress } from '../online/keep-address.js';
import { findGroupOrder, type GroupOrder } from './find-group-order.js';

/** Questions that one account may put to providers an hour. */
const questions = { name: 'check-group-payment', hits: 60, seconds: 3_600 };

type Checking = Call<'payment/checkGroupPayment'>;

/** Has the provider open the order; one that it has opened stays as it is. */
const open = async (order: GroupOrder, call: Checking) => {
  const { trade_no, method, way, expires_at, amount_cents, currency, class_name, payments } = order;
  if (order.pay_url !== null) return;
  const provider = call.services.providers.get(method);
  if (!provider) throw new Refusal('provider_unavailable');
  const description = `${payments} × ${class_name}`;
  const asked = { trade_no, way, expires_at, amount_cents, currency, description };
  const return_path = '/applicants/payment/payment-lists';
  const pay_url = await askForAddress(provider, { ...asked, return_path }, call);
  const { class_id } = call.input;
  await keepAddress(call.services.store.db, { class_id, payment_id: order.first_payment_id, pay_url });
};

const ask = async (order: GroupOrder, { services, input }: Checking) => {
  try {
    return await askProvider(services, order, { over: input.event === 'leave' });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    services.log.warn({ err: error, method: order.method }, 'a provider did not answer about an order');
    throw new Refusal('provider_unavailable');
  }
};

export const checkGroupPayment = handle('payment/checkGroupPayment', async (call) => {
  const { input, caller, services } = call;
  const { payment_id, event } = input;
  const order = await findGroupOrder(services.store.db, input);
  const { status } = order;
  if (status !== 'pending') return { payment_id, status };
  await takeFrom(services, questions, String(caller.user_id));
  if (event !== 'open') return { payment_id, status: await ask(order, call) };
  await open(order, call);
  return { payment_id, status };
});
