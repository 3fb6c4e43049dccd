import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/store/database.js';

/**
 * Serialises transactions that queue messages to many and those that take a phone out of them: the count of
 * messages to a phone, and its opt-out, then hold until the commit, for any classes and servers. Before any other
 * lock.
 */
export const lockPhones = async (tx: Transaction<Database>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('phones of messages to many', 0))`.execute(tx);
};
