import type { GrantRequest } from '@skillcert/api-client/contract';
import { type GrantEvent, grantLifecycle, transition } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { handOf } from '../../foundation/access/one-hand/hand-of.js';

type Decision = GrantRequest['events'][number];

/** What a second person decides. */
export type GrantKind = GrantRequest['kind'];

/** What the history of the account calls a step of a request. */
export const stepName = (event: GrantEvent | 'request', kind: GrantKind): string =>
  `${event}_${kind === 'grant' ? 'grant' : 'reset'}`;

type Caller = Pick<StaffSession, 'user_id' | 'roles'>;

/** A request with what the rights to it depend on. */
export interface GrantRow extends Omit<GrantRequest, 'events'> {
  readonly requester_id: number;
  /** Whether there is an administrator who can sign in, beside the one who asked and the one asked for. */
  readonly has_others: boolean;
  /** Whether the one who asked is still one of them. */
  readonly requester_holds: boolean;
  /** Whether the caller does not count as another person beside the one who asked. */
  readonly is_held: boolean;
}

/** Whether somebody is an administrator who can sign in. */
export const holds = (id: RawBuilder<unknown>) => sql`exists (
  select from account_role h join account o on o.user_id = h.user_id
  where h.user_id = ${id} and h.role = 'admin' and o.status = 'approved')`;

/** Administrators who can sign in, beside the one who asked `grant_request g` and the one asked for. */
export const otherAdministrators = sql`
  select from account_role x join account o on o.user_id = x.user_id
  where x.role = 'admin' and o.status = 'approved' and o.user_id not in (g.requested_by, g.user_id)`;

const most = 50;

interface GrantQuery {
  readonly caller: Caller;
  readonly now: Date;
  readonly where: RawBuilder<unknown>;
}

/** The requests that meet a condition over `grant_request g`: those that wait, then the newest. */
export const listGrants = async (
  db: Kysely<Database>,
  { caller, now, where }: GrantQuery,
): Promise<GrantRow[]> => {
  const { rows } = await sql<GrantRow>`
    select g.request_id, g.kind, g.user_id, a.username, a.name, g.status, g.reason, g.refuse_content,
      r.name as requested_by, ${utcMoment('g.requested_at')} as requested_at,
      ${utcMoment('g.expires_at')} as expires_at, coalesce(d.name, '') as decided_by,
      ${utcMoment('g.decided_at')} as decided_at, g.requested_by as requester_id,
      ${holds(sql.ref('g.requested_by'))} as requester_holds, g.requested_by in ${handOf(caller, now)} as is_held,
      exists (${otherAdministrators}) as has_others
    from grant_request g join account a on a.user_id = g.user_id join account r on r.user_id = g.requested_by
      left join account d on d.user_id = g.decided_by
    where ${where} order by g.status = 'requested' desc, g.request_id desc limit ${most}`.execute(db);
  return rows;
};

/**
 * Whether the caller is a second pair of eyes: an administrator who neither asked nor is asked for, and who counts as
 * another person beside the one who asked. Where nobody is, the platform's staff stand in, or there could never be a
 * second administrator.
 */
const isAnother = ({ user_id, roles }: Caller, row: GrantRow): boolean => {
  const stands = roles.includes('admin') ? !row.is_held : !row.has_others && roles.includes('zky-admin');
  return stands && row.requester_holds && user_id !== row.requester_id && user_id !== row.user_id;
};

/** What the lifecycle says to an event of the caller. */
export const evaluate = (caller: Caller, row: GrantRow, event: GrantEvent, reason: string) => {
  const given = [...(isAnother(caller, row) ? ['another_person'] : []), ...(reason ? ['reason'] : [])];
  const outcome = transition(grantLifecycle, { state: row.status, event, actors: caller.roles, given });
  // Only the one who asked can say that it was not meant.
  const isForeign = event === 'withdraw' && caller.user_id !== row.requester_id;
  return outcome.ok && isForeign
    ? { ok: false as const, why: 'actor_not_allowed' as const, missing: [] }
    : outcome;
};

const decisions: readonly Decision[] = ['approve', 'refuse', 'withdraw'];

/** A request as the caller sees it. */
export const showGrant = (caller: Caller, row: GrantRow, now: Date): GrantRequest => {
  const {
    requester_id: _requester,
    has_others: _others,
    requester_holds: _holds,
    is_held: _held,
    ...shown
  } = row;
  const isOpen = new Date(row.expires_at) > now;
  return {
    ...shown,
    events: decisions.filter((event) => isOpen && evaluate(caller, row, event, 'given').ok),
  };
};
