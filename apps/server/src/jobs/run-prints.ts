import { makeNextPaper } from '../exam/papers/make-next-paper.js';
import { printPart } from '../exam/tickets/prints/print-part.js';
import type { Services } from '../services.js';

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
