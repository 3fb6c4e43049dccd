import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { ownOrigin } from '../../../platform/http/own-origin.js';
import { ProviderFailure } from '../../../platform/outbound/provider-failure.js';
import { noticePath, type PaymentProvider } from '../../money/index.js';
import { type OpenedTopUp, openTopUp } from './open-top-up.js';
import { readCreditUnit } from './read-credit-unit.js';

/** Orders that one account may start an hour. */
const starts = { name: 'start-top-up', hits: 30, seconds: 3_600 };

/** The provider is asked outside of any transaction: asked twice, it gives the same order. */
const askForAddress = async (
  provider: PaymentProvider,
  { trade_no, way, expires_at, amount_cents }: OpenedTopUp,
  com_name: string,
  { services, request }: Pick<Call<'sms/startTopUp'>, 'services' | 'request'>,
): Promise<string> => {
  const origin = ownOrigin(services.config, request);
  try {
    return await provider.create({
      trade_no,
      way,
      expires_at,
      amount_cents,
      currency: services.programme.currency,
      description: com_name,
      notify_url: `${origin}${noticePath(provider.method)}`,
      return_url: `${origin}/sms/recharge`,
      address: request.address,
    });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    services.log.warn({ err: error, method: provider.method }, 'a provider did not open an order of credit');
    throw new Refusal('provider_unavailable');
  }
};

export const startTopUp = handle('sms/startTopUp', async ({ input, caller, services, request }) => {
  const { class_id, package_id, method } = input;
  const { store, programme, providers } = services;
  const { unit_id, com_name } = await readCreditUnit(store.db, class_id);
  const provider = providers.get(method);
  if (!provider) throw refuseFields({ method: 'not_offered' });
  const chosen = services.groupSms.packages.find(({ id }) => id === package_id);
  if (!chosen) throw refuseFields({ package_id: 'not_offered' });
  await takeFrom(services, starts, String(caller.user_id));
  const { currency } = programme;
  const now = services.now();
  const opened = await store.withTx((tx) =>
    openTopUp(tx, { class_id, unit_id, chosen, method, currency, caller, request, now }),
  );
  const { order_id, way, expires_at } = opened;
  const pay_url = opened.pay_url ?? (await askForAddress(provider, opened, com_name, { services, request }));
  await store.db.updateTable('sms_order').set({ pay_url }).where('order_id', '=', order_id).execute();
  return { order_id, open: { way, pay_url, expires_at: expires_at.toISOString() } };
});
