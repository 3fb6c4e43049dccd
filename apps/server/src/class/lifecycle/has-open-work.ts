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

/** Whether somebody still has work with a class that is over: with its money, its invoices, a message to many, or a change of a score. */
export const hasOpenWork = async (tx: Transaction<Database>, class_id: number): Promise<boolean> => {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from payment where class_id = ${class_id} and ${isOneOf('status', openStates(paymentLifecycle))})
      or exists (select from refund where class_id = ${class_id} and ${isOneOf('status', openStates(refundLifecycle))})
      or exists (select from invoice where class_id = ${class_id} and ${isOneOf('status', openStates(invoiceLifecycle))})
      or exists (select from mailing where class_id = ${class_id} and ${isOneOf('status', waitingMailings)}) as "left"`.execute(
    tx,
  );
  return rows[0]?.left !== false || hasWaiting(tx, class_id);
};
