import type { Services } from '../../services.js';
import { forgetReceipts } from '../receipts/forget-receipts.js';
import { askAbout, loseUnkept } from './ask-about.js';

/** Looks after messages that are out of our hands: gives up on answers that nobody kept, and asks the gateway what became of those that it says nothing of. */
export const askAboutMessages = async (services: Services): Promise<number> => {
  await loseUnkept(services);
  await forgetReceipts(services);
  return services.gateway ? askAbout(services, services.gateway) : 0;
};
