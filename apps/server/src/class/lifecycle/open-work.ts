import { invoiceLifecycle, mailingLifecycle, paymentLifecycle, refundLifecycle } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { hasWaiting } from '../../scores/publicity/has-waiting.js';
import type { Database } from '../../store/database.js';
import { isOneOf } from '../../store/read-page.js';
import { openStates } from './open-states.js';

/** A message to many that is on its way ends by itself; one that waits for somebody or for its moment does not. */
const waitingMailings = mailingLifecycle.transitions
  .filter(({ event }) => event === 'refuse')
  .map(({ from }) => from);

/** What is still open in a class that is over, and how many of each; of scores, whether any. */
export type OpenWork = Record<'payments' | 'refunds' | 'invoices' | 'mailings' | 'scores', number>;

/** The work that somebody still has with a class: with its money, its invoices, a message to many, or a change of a score; null where there is none. */
export const openWork = async (tx: Transaction<Database>, class_id: number): Promise<OpenWork | null> => {
  const { rows } = await sql<Omit<OpenWork, 'scores'>>`
    select (select count(*)::int4 from payment where class_id = ${class_id} and ${isOneOf('status', openStates(paymentLifecycle))})
        + (select count(*)::int4 from bank_line where class_id = ${class_id} and held_for is not null) as payments,
      (select count(*)::int4 from refund where class_id = ${class_id} and ${isOneOf('status', openStates(refundLifecycle))}) as refunds,
      (select count(*)::int4 from invoice where class_id = ${class_id} and ${isOneOf('status', openStates(invoiceLifecycle))}) as invoices,
      (select count(*)::int4 from mailing where class_id = ${class_id} and ${isOneOf('status', waitingMailings)}) as mailings`.execute(
    tx,
  );
  const [counts = { payments: 0, refunds: 0, invoices: 0, mailings: 0 }] = rows;
  const open = { ...counts, scores: Number(await hasWaiting(tx, class_id)) };
  return Object.values(open).some((count) => count > 0) ? open : null;
};
