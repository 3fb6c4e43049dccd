import type { InputOf } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { holdClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import type { LockedAccount } from '../lock-account.js';
import type { Assigned, DutyChange } from './audit-duties.js';
import { assignableScope } from './list-assignments.js';
import { countAssigned } from './refuse-low-limit.js';

type Wanted = Omit<InputOf<'user/setAssignments'>, 'user_id'>;

const dutyOf = {
  owner_classes: 'owner',
  organization_classes: 'organization',
  paid_in_classes: 'paid_in',
  sign_in_classes: 'sign_in',
} as const satisfies Record<keyof Wanted, Assigned['duty']>;

const isList = (name: string): name is keyof Wanted => name in dutyOf;
const lists = Object.keys(dutyOf).filter(isList);

const rowsOf = (wanted: Wanted): Assigned[] =>
  lists.flatMap((list) => [...new Set(wanted[list])].map((class_id) => ({ class_id, duty: dutyOf[list] })));

const isSame = (a: Assigned) => (b: Assigned) => a.class_id === b.class_id && a.duty === b.duty;

/** Refuses foreign classes like classes that do not exist. */
const refuseForeignClasses = async (tx: Transaction<Database>, caller: StaffSession, wanted: Wanted) => {
  const ids = [...new Set(lists.flatMap((list) => wanted[list]))];
  const { rows } = await sql<{ class_id: number }>`
    select c.class_id from class c
    where c.class_id = any(${ids}::bigint[]) and ${assignableScope(caller, sql.ref('c.class_id'))}`.execute(
    tx,
  );
  const found = new Set(rows.map(({ class_id }) => class_id));
  const wrong = lists.filter((list) => wanted[list].some((class_id) => !found.has(class_id)));
  if (wrong.length > 0) throw refuseFields(Object.fromEntries(wrong.map((list) => [list, 'not_offered'])));
};

/** Refuses new duties in a class that accepts none. */
const refuseClosedClasses = async (tx: Transaction<Database>, given: readonly Assigned[]) => {
  for (const class_id of [...new Set(given.map((each) => each.class_id))].sort((a, b) => a - b))
    await holdClass(tx, 'assignment', sql<boolean>`c.class_id = ${class_id}`, 'beside others');
};

/** Refuses new duties beyond the limit of an expert. An expert who is over the limit already may lose some. */
const refuseTooMany = async (
  tx: Transaction<Database>,
  { user_id, roles, expert_assign_limit }: LockedAccount,
  given: readonly Assigned[],
) => {
  if (given.length === 0 || expert_assign_limit === null || !roles.includes('expert')) return;
  if ((await countAssigned(tx, user_id)) <= expert_assign_limit) return;
  const grown = lists.filter((list) => given.some(({ duty }) => duty === dutyOf[list]));
  throw refuseFields(Object.fromEntries(grown.map((list) => [list, 'over_limit'])));
};

/**
 * Replaces the assignments of a locked account within the classes of the session.
 * @returns the duties that it was given and lost
 * @throws a Refusal naming the lists with foreign classes, or those by which an expert would exceed the limit
 */
export const replaceAssignments = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  account: LockedAccount,
  wanted: Wanted,
): Promise<DutyChange> => {
  const { user_id } = account;
  await refuseForeignClasses(tx, caller, wanted);
  const { rows: current } = await sql<Assigned>`
    select s.class_id, s.duty from assignment s
    where s.user_id = ${user_id} and ${assignableScope(caller, sql.ref('s.class_id'))}`.execute(tx);
  const rows = rowsOf(wanted);
  const given = rows.filter((row) => !current.some(isSame(row)));
  await refuseClosedClasses(tx, given);
  const taken = current.filter((row) => !rows.some(isSame(row)));
  for (const { class_id, duty } of taken) {
    await tx
      .deleteFrom('assignment')
      .where('user_id', '=', user_id)
      .where('duty', '=', duty)
      .where('class_id', '=', class_id)
      .execute();
  }
  if (given.length > 0) {
    await tx
      .insertInto('assignment')
      .values(given.map((row) => ({ user_id, ...row })))
      .execute();
  }
  await refuseTooMany(tx, account, given);
  return { given, taken };
};
