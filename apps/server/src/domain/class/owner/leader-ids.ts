import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { seesEveryClass } from '../../../platform/http/guards/class-scope.js';

interface LeadersAsked {
  /** The unit of the class; null for one that the platform runs. */
  readonly unit_id: number | null;
  readonly now: Date;
  /** A query for the ids to choose from; all accounts if it is absent. */
  readonly among?: RawBuilder<unknown> | undefined;
}

/** How many accounts are found at once. */
const shown = 20;

/**
 * The rows of `account a` that the session may put in charge: the platform's staff may choose all, everybody else those
 * of their own unit.
 */
const inScope = (caller: StaffSession): RawBuilder<boolean> => {
  if (seesEveryClass(caller)) return sql<boolean>`true`;
  return caller.unit_id === null
    ? sql<boolean>`a.unit_id is null`
    : sql<boolean>`a.unit_id = ${caller.unit_id}::bigint`;
};

/**
 * The rows of `account a` that see the unit: its own accounts, and the platform's, which belong to no unit. A class
 * without a unit is seen by all.
 */
const seesUnit = (unit_id: number | null): RawBuilder<boolean> =>
  unit_id === null ? sql<boolean>`true` : sql<boolean>`(a.unit_id is null or a.unit_id = ${unit_id}::bigint)`;

/**
 * The ids of the accounts that may be in charge of a class of a unit, at most twenty, the newest first: approved class
 * masters and recommending accounts in the session's scope, and the session's own. Each role reads its own index from
 * the end.
 */
export const leaderIds = (
  caller: StaffSession,
  { unit_id, now, among }: LeadersAsked,
): RawBuilder<unknown> => {
  const usable = sql`a.status = 'approved' and ${seesUnit(unit_id)}
    and ${among ? sql`a.user_id = any(array(${among}))` : sql`true`}`;
  const ofRole = (role: 'master' | 'recommend', holds: RawBuilder<unknown>) => sql`(
    select a.user_id from account_role r join account a on a.user_id = r.user_id
    where r.role = ${role} and ${holds} and ${inScope(caller)} and ${usable}
    order by r.user_id desc limit ${shown})`;
  return sql`
    ${ofRole('master', sql`true`)}
    union ${ofRole('recommend', sql`(a.recommend_deadline is null or a.recommend_deadline > ${now})`)}
    union (select a.user_id from account a where a.user_id = ${caller.user_id} and ${usable})
    order by user_id desc limit ${shown}`;
};
