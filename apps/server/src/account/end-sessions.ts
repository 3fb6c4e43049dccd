import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/** Ends every session of an account at once: whoever lost a right must not keep it until the next sign-in. */
export const endSessions = async (tx: Transaction<Database>, user_id: number, at: Date): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ ended_at: at, ended_why: 'administrator' })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .execute();
};
