import type { Services } from '../../services.js';
import { printPart } from '../tickets/prints/print-part.js';
import { makeNextPaper } from './make-next-paper.js';

/** A round ends after so long, so that a server that stops need not wait for a thousand tickets. */
const roundMs = 1_500;

/** Deletes what was printed and whose time is over, and prints what waits: a part of tickets, then a file of an exam's papers, in turn. */
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
