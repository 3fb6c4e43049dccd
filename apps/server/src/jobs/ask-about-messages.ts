import type { Services } from '../services.js';
import { askAbout, loseUnkept } from '../sms/out/ask-about.js';
import { forgetReceipts } from '../sms/receipts/forget-receipts.js';

/**
 * Follows up on messages that have left: gives up on answers that nobody stored, and asks the gateway about
 * messages without a report.
 */
export const askAboutMessages = async (services: Services): Promise<number> => {
  await loseUnkept(services);
  await forgetReceipts(services);
  return services.gateway ? askAbout(services, services.gateway) : 0;
};
