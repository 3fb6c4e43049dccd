import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';

/** The approved accounts with this phone, and whether they have a second factor. */
export const accountsOfPhone = (
  { store }: Pick<Services, 'store'>,
  phone_index: Buffer,
): Promise<{ user_id: number; username: string; has_factor: boolean }[]> =>
  store.db
    .selectFrom('account')
    .select([
      'user_id',
      'username',
      sql<boolean>`exists (
        select from account_factor f where f.user_id = account.user_id and f.confirmed_at is not null
      )`.as('has_factor'),
    ])
    .where('phone_index', '=', phone_index)
    .where('status', '=', 'approved')
    .orderBy('username_key')
    .execute();
