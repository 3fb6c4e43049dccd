import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { ownOrigin } from '../../../../platform/http/own-origin.js';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import type { Services } from '../../../../platform/services.js';
import type { PaymentProvider, ProviderOrder } from '../../provider/payment-provider.js';
import { noticePath } from './notice-path.js';

/** An order that a provider is asked to open. */
interface AskedOrder
  extends Pick<
    ProviderOrder,
    'trade_no' | 'way' | 'expires_at' | 'amount_cents' | 'currency' | 'description'
  > {
  /** Where its payer goes on afterwards, on this server. */
  readonly return_path: string;
}

/**
 * Asks a provider for the address that a payer scans or opens; asked twice, it gives the same order. Outside of any
 * transaction: it may take seconds.
 * @throws a Refusal `provider_unavailable`
 */
export const askForAddress = async (
  provider: PaymentProvider,
  { return_path, ...order }: AskedOrder,
  {
    services,
    request,
  }: {
    readonly services: Pick<Services, 'config' | 'log'>;
    readonly request: Pick<RequestFacts, 'address' | 'header'>;
  },
): Promise<string> => {
  const origin = ownOrigin(services.config, request);
  try {
    return await provider.create({
      ...order,
      notify_url: `${origin}${noticePath(provider.method)}`,
      return_url: `${origin}${return_path}`,
      address: request.address,
    });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    services.log.warn({ err: error, method: provider.method }, 'a provider did not open an order');
    throw new Refusal('provider_unavailable');
  }
};
