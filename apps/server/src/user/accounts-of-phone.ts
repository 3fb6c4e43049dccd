import type { Services } from '../services.js';

/** The accounts in force that have this phone. */
export const accountsOfPhone = (
  { store }: Pick<Services, 'store'>,
  phone_index: Buffer,
): Promise<{ user_id: number; username: string }[]> =>
  store.db
    .selectFrom('account')
    .select(['user_id', 'username'])
    .where('phone_index', '=', phone_index)
    .where('status', '=', 'approved')
    .orderBy('username_key')
    .execute();
