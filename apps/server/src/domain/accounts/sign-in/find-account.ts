import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Row } from '../../../platform/store/database.js';

/** The columns of an account that signing in needs. */
export type SigningAccount = Pick<
  Row<'account'>,
  | 'user_id'
  | 'password_hash'
  | 'status'
  | 'entry'
  | 'editor_deadline'
  | 'recommend_deadline'
  | 'expert_deadline'
> & { readonly roles: readonly string[] };

export const findAccount = (
  { store }: Pick<Services, 'store'>,
  username_key: string,
): Promise<SigningAccount | undefined> =>
  store.db
    .selectFrom('account')
    .select([
      'user_id',
      'password_hash',
      'status',
      'entry',
      'editor_deadline',
      'recommend_deadline',
      'expert_deadline',
      sql<string[]>`array(select role from account_role where account_role.user_id = account.user_id)`.as(
        'roles',
      ),
    ])
    .where('username_key', '=', username_key)
    .executeTakeFirst();
