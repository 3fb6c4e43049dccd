import { sql, type Transaction } from 'kysely';
import { type AccountAct, auditAccount } from '../../platform/audit/audit-account.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import type { Services } from '../../platform/services.js';
import type { Database } from '../../platform/store/database.js';
import { accountChangeColumns } from './account-change-columns.js';
import { auditDuties } from './assignments/audit-duties.js';
import { joinUnitClasses } from './assignments/join-unit-classes.js';
import { refuseLowLimit } from './assignments/refuse-low-limit.js';
import type { AccountChanges } from './check-account-fields.js';
import type { LockedAccount } from './lock-account.js';
import { changeUnit, insertUnit } from './units/write-unit.js';
import { writeRoles } from './write-roles.js';

type Writer = Pick<Services, 'keyring' | 'unitCategories'>;

/** Changes the unit of the account, or creates one if it has none. @returns the id of the account's unit */
const writeUnit = async (
  tx: Transaction<Database>,
  { unitCategories }: Writer,
  unit_id: number | null,
  unit: AccountChanges['unit'],
): Promise<number | null> => {
  if (!unit) return unit_id;
  if (unit_id === null) {
    const { com_name } = unit;
    if (!com_name) throw refuseFields({ 'unit.com_name': 'required' });
    return insertUnit(tx, unitCategories, { ...unit, com_name });
  }
  await changeUnit(tx, unitCategories, unit_id, unit);
  return unit_id;
};

/** The other accounts with the same phone. They still count as one person after one of them gets another phone. */
const sharedWith = async (tx: Transaction<Database>, user_id: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select twin.user_id from account a join account twin on twin.phone_index = a.phone_index and twin.user_id <> a.user_id
    where a.user_id = ${user_id} order by twin.user_id`.execute(tx);
  return rows.map((twin) => twin.user_id);
};

/** Writes checked changes of a locked account, with their audit record. */
export const changeAccount = async (
  tx: Transaction<Database>,
  services: Writer,
  before: LockedAccount,
  changes: AccountChanges,
  act: AccountAct,
): Promise<void> => {
  const { user_id } = before;
  const after = [...new Set(changes.roles ?? before.roles)];
  if (changes.expert_assign_limit !== undefined) {
    await refuseLowLimit(tx, user_id, changes.expert_assign_limit);
  }
  const twins = changes.phone === undefined ? [] : await sharedWith(tx, user_id);
  const unit_id = await writeUnit(tx, services, before.unit_id, changes.unit);
  await tx
    .updateTable('account')
    .set({ ...accountChangeColumns(services.keyring, changes), unit_id })
    .where('user_id', '=', user_id)
    .execute();
  const roleChange = await writeRoles(tx, { user_id, before: before.roles, after, at: act.at });
  const joins =
    after.includes('recommend') && !(before.roles.includes('recommend') && unit_id === before.unit_id);
  const joined = joins ? await joinUnitClasses(tx, user_id) : undefined;
  const { roles: _roles, ...edited } = changes;
  const fields = Object.keys(edited);
  if (joined) await auditDuties(tx, act, joined);
  await auditAccount(
    tx,
    act,
    ...(fields.length > 0
      ? [{ action: 'edit', detail: { fields, ...(twins.length > 0 && { shared_with: twins }) } }]
      : []),
    ...(roleChange ? [{ action: 'change_roles', detail: { before: before.roles, after } }] : []),
  );
};
