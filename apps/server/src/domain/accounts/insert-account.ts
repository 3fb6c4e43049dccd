import type { Transaction } from 'kysely';
import { auditAccount } from '../../platform/audit/audit-account.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../platform/http/calls/handle.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import type { Services } from '../../platform/services.js';
import type { Database } from '../../platform/store/database.js';
import { accountChangeColumns } from './account-change-columns.js';
import { auditDuties } from './assignments/audit-duties.js';
import { joinUnitClasses } from './assignments/join-unit-classes.js';
import type { AccountChanges } from './check-account-fields.js';
import { usernameKey } from './sign-in/username-key.js';
import { insertUnit } from './units/write-unit.js';

interface NewAccount {
  readonly username: string;
  readonly password_hash: string;
  readonly unit_id: number | undefined;
  readonly draft: AccountChanges & Required<Pick<AccountChanges, 'name' | 'roles'>>;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

type Writer = Pick<Services, 'keyring' | 'unitCategories' | 'now'>;

/**
 * The unit of a new account. The platform names an existing one or writes a new one; the accounts that a recommending
 * institution creates belong to its own.
 */
const unitOf = async (
  tx: Transaction<Database>,
  { unitCategories }: Writer,
  { unit_id, draft: { unit }, caller }: NewAccount,
): Promise<number | null> => {
  const isPlatform = caller.roles.includes('admin') || caller.roles.includes('zky-admin');
  if (!isPlatform) return caller.unit_id;
  if (unit_id !== undefined) {
    const found = await tx
      .selectFrom('unit')
      .select('unit_id')
      .where('unit_id', '=', unit_id)
      .executeTakeFirst();
    if (!found) throw refuseFields({ unit_id: 'not_offered' });
    return unit_id;
  }
  if (!unit) return null;
  const { com_name } = unit;
  if (!com_name) throw refuseFields({ 'unit.com_name': 'required' });
  return insertUnit(tx, unitCategories, { ...unit, com_name });
};

/**
 * Writes a pending account with its roles and its audit record.
 * @throws a Refusal of the field `username` if it is taken
 */
export const insertAccount = async (
  tx: Transaction<Database>,
  services: Writer,
  account: NewAccount,
): Promise<number> => {
  const { username, password_hash, draft, caller, request } = account;
  const at = services.now();
  const unit_id = await unitOf(tx, services, account);
  const made = await tx
    .insertInto('account')
    .values({
      ...accountChangeColumns(services.keyring, draft),
      username,
      username_key: usernameKey(username),
      password_hash,
      must_change_password: true,
      status: 'pending',
      unit_id,
      created_by: caller.user_id,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!made) throw refuseFields({ username: 'taken' });
  const { user_id } = made;
  const roles = [...new Set(draft.roles)];
  await tx
    .insertInto('account_role')
    .values(roles.map((role) => ({ user_id, role })))
    .execute();
  const joins = unit_id !== null && roles.includes('recommend');
  const joined = joins ? await joinUnitClasses(tx, user_id) : undefined;
  const created = { action: 'create', to_state: 'pending', detail: { username, roles } };
  const act = { caller, request, user_id, at };
  if (joined) await auditDuties(tx, act, joined);
  await auditAccount(tx, act, created);
  return user_id;
};
