import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/**
 * Whoever queues messages to many, and whoever takes a phone out of them, does so one after the other: what is counted to a phone, and who wants none, is
 * then true until it is committed, whatever classes and servers the messages come from. Before any other lock.
 */
export const lockPhones = async (tx: Transaction<Database>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('phones of messages to many', 0))`.execute(tx);
};
