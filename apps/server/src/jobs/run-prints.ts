import { printPart } from '../exam/tickets/prints/print-part.js';
import type { Services } from '../services.js';

/** A round ends after so long, so that a server that stops need not wait for a thousand tickets. */
const roundMs = 1_500;

/** Deletes printed tickets whose time is over, and prints what waits, part by part. */
export const runPrints = async (services: Services): Promise<void> => {
  await services.store.db.deleteFrom('ticket_print').where('expires_at', '<=', services.now()).execute();
  const until = performance.now() + roundMs;
  let more = true;
  while (more && performance.now() < until) more = await printPart(services);
};
