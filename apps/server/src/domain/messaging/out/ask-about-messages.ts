import type { Services } from '../../../platform/services.js';
import { forgetReceipts } from '../receipts/forget-receipts.js';
import { askAbout, loseUnkept } from './ask-about.js';

/**
 * Follows up on messages that have left: gives up on answers that nobody stored, and asks the gateway about
 * messages without a report.
 */
export const askAboutMessages = async (services: Services): Promise<number> => {
  await loseUnkept(services);
  await forgetReceipts(services);
  return services.gateway ? askAbout(services, services.gateway) : 0;
};
