import { defaultProgramme, formatDateTime } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { hashPassword } from '../../domain/accounts/sign-in/password/hash-password.js';
import { usernameKey } from '../../domain/accounts/sign-in/username-key.js';
import { startOfDay } from '../../domain/money/settlement/month-bounds.js';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { Database } from '../../platform/store/database.js';
import { type DemoIds, unitId } from '../demo-ids.js';
import { type DemoStaff, demoAccounts, demoStaff } from './demo-accounts.js';
import { demoUnits } from './demo-units.js';

const writeUnits = async (tx: Transaction<Database>) => {
  const rows = await tx.insertInto('unit').values(demoUnits).returning(['unit_id', 'com_code']).execute();
  return demoUnits.map((unit) => rows.find((row) => row.com_code === unit.com_code)?.unit_id ?? 0);
};

/** The password hashes by account name; slow on purpose, so made before the transaction opens. */
export const hashDemoPasswords = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      demoAccounts.map(async ({ username, password }) => [username, await hashPassword(password)] as const),
    ),
  );

const accountRow = (
  staff: DemoStaff,
  index: number,
  units: readonly number[],
  { keyring, hashes, now }: { keyring: Keyring; hashes: ReadonlyMap<string, string>; now: Date },
) => {
  const phone = `1380000${String(9_001 + index)}`;
  const year = 365 * 86_400_000;
  const { time_zone: timeZone } = defaultProgramme;
  const inAYear = formatDateTime(now.getTime() + year, { pattern: '{y}-{m}-{d}', timeZone });
  return {
    username: staff.username,
    username_key: usernameKey(staff.username),
    name: staff.name,
    password_hash: hashes.get(staff.username) ?? null,
    phone_enc: keyring.seal('phone', phone),
    phone_index: keyring.blindIndex('phone', phone),
    email: `${staff.username}@example.com`,
    must_change_password: staff.is_new ?? false,
    status: staff.status ?? ('approved' as const),
    refuse_content: staff.status ? '离职，账号停用' : '',
    entry: staff.entry ?? ('' as const),
    unit_id: staff.unit === undefined ? null : unitId({ accounts: new Map(), units }, staff.unit),
    show_recommend: staff.show_recommend ?? false,
    expert_assign_limit: staff.expert_assign_limit ?? null,
    // As the form sets it: where a day ends.
    expert_deadline: staff.expert_assign_limit ? startOfDay(inAYear, timeZone) : null,
    created_at: new Date(now.getTime() - year),
  };
};

/** Writes the units and the accounts with their roles. */
export const writeDemoAccounts = async (
  tx: Transaction<Database>,
  made: { keyring: Keyring; hashes: ReadonlyMap<string, string>; now: Date },
): Promise<DemoIds> => {
  const units = await writeUnits(tx);
  const rows = await tx
    .insertInto('account')
    .values(demoStaff.map((staff, index) => accountRow(staff, index, units, made)))
    .returning(['user_id', 'username'])
    .execute();
  const accounts = new Map(rows.map((row) => [row.username, row.user_id]));
  await tx
    .insertInto('account_role')
    .values(
      demoStaff.flatMap(({ username, roles }: DemoStaff) =>
        roles.map((role) => ({ user_id: accounts.get(username) ?? 0, role })),
      ),
    )
    .execute();
  return { accounts, units };
};
