import type { Services } from '../../../platform/services.js';
import { printPart } from '../tickets/prints/print-part.js';
import { makeNextPaper } from './make-next-paper.js';

/** The longest round, so that a stopping server need not wait for a thousand tickets. */
const roundMs = 1_500;

/** Deletes expired prints, and prints waiting ones: a part of tickets, then a file of an exam's papers, in turn. */
export const runPrints = async (services: Services): Promise<void> => {
  const { db } = services.store;
  await db.deleteFrom('ticket_print').where('expires_at', '<=', services.now()).execute();
  await db.deleteFrom('exam_papers').where('expires_at', '<=', services.now()).execute();
  const until = performance.now() + roundMs;
  let more = true;
  while (more && performance.now() < until) {
    const hasTickets = await printPart(services);
    const hasPapers = await makeNextPaper(services);
    more = hasTickets || hasPapers;
  }
};
