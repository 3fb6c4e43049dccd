import type { AccountRecord } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../platform/crypto/keyring.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Database } from '../../platform/store/database.js';
import { accountColumns, type SealedAccountRecord, withMaskedPhone } from './lists/account-columns.js';

/**
 * One account with its unit.
 * @throws a Refusal `not_found` for an account that does not exist or lies outside the scope
 */
export const findAccountRecord = async (
  db: Kysely<Database>,
  keyring: Keyring,
  user_id: number,
  scope: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<AccountRecord> => {
  const { rows } = await sql<SealedAccountRecord>`
    select ${accountColumns}, a.introduction, a.entry, a.show_recommend, a.must_change_password,
      coalesce(c.name, '') as created_by, exists (
        select from account_factor f where f.user_id = a.user_id and f.confirmed_at is not null
      ) as has_factor,
      case when u.unit_id is null then null else json_build_object('unit_id', u.unit_id, 'com_name', u.com_name,
        'com_code', coalesce(u.com_code, ''), 'organization_category', u.organization_category,
        'com_type_category', u.com_type_category, 'pi_name', u.pi_name, 'pi_phone', u.pi_phone,
        'pi_email', u.pi_email, 'pi_qr', u.pi_qr) end as unit
    from account a left join unit u on u.unit_id = a.unit_id left join account c on c.user_id = a.created_by
    where a.user_id = ${user_id} and ${scope}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return withMaskedPhone(keyring, found);
};
