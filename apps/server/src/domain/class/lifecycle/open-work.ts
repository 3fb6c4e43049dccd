import {
  invoiceLifecycle,
  mailingLifecycle,
  paymentLifecycle,
  refundLifecycle,
  type WorkMatter,
  workMatters,
} from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf } from '../../../platform/store/read-page.js';
import { waitingScores } from '../../foundation/standing/has-waiting.js';
import { openStates } from '../../foundation/standing/open-states.js';

/** The states of a mailing that waits for somebody or for its time. A mailing on its way ends by itself. */
const waitingMailings = mailingLifecycle.transitions
  .filter(({ event }) => event === 'refuse')
  .map(({ from }) => from);

const inStates =
  (table: 'payment' | 'refund' | 'invoice' | 'mailing', states: readonly string[]) =>
  (class_id: number): RawBuilder<number> =>
    sql`(select count(*)::int4 from ${sql.table(table)} where class_id = ${class_id} and ${isOneOf('status', states)})`;

const payments = inStates('payment', openStates(paymentLifecycle));

/**
 * Counts the work that is still open in a class. A class with any of it is not archived, and the list before the
 * archive shows the counts.
 */
export const workCounts: Readonly<Record<WorkMatter, (class_id: number) => RawBuilder<number>>> = {
  payments: (class_id) => sql`(${payments(class_id)}
    + (select count(*)::int4 from bank_line where class_id = ${class_id} and held_for is not null))`,
  refunds: inStates('refund', openStates(refundLifecycle)),
  invoices: inStates('invoice', openStates(invoiceLifecycle)),
  mailings: inStates('mailing', waitingMailings),
  scores: waitingScores,
};

/**
 * The counts of the open work of a class: its money, its invoices, its mailings and changes of scores. Null if there is
 * none.
 */
export const openWork = async (
  tx: Transaction<Database>,
  class_id: number,
): Promise<Record<WorkMatter, number> | null> => {
  const columns = workMatters.map((matter) => sql`${workCounts[matter](class_id)} as ${sql.ref(matter)}`);
  const { rows } = await sql<Record<WorkMatter, number>>`select ${sql.join(columns)}`.execute(tx);
  const [open] = rows;
  return open && Object.values(open).some((count) => count > 0) ? open : null;
};
