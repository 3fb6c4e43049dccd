import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

interface Ending {
  readonly user_id: number;
  readonly at: Date;
  readonly why: 'administrator' | 'password_changed' | 'factor_enrolled';
  /** The session that stays. */
  readonly except?: number;
}

/** Ends the sessions of an account; their next call answers 50012. @returns their number */
export const endSessions = async (
  tx: Transaction<Database>,
  { user_id, at, why, except = 0 }: Ending,
): Promise<number> => {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: at, ended_why: why })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where('session_id', '!=', except)
    .returning('session_id')
    .execute();
  return ended.length;
};
