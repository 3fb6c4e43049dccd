import type { GrantRequest } from '@skillcert/api-client/contract';
import { type GrantEvent, grantDecisions, grantLifecycle, transition } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { handOf } from '../../foundation/access/one-hand/hand-of.js';

/** The kinds of requests that a second person decides. */
export type GrantKind = GrantRequest['kind'];

/** The audit action of a step of a request. */
export const stepName = (event: GrantEvent | 'request', kind: GrantKind): string =>
  `${event}_${kind === 'grant' ? 'grant' : 'reset'}`;

type Caller = Pick<StaffSession, 'user_id' | 'roles'>;

/** A request, with the facts that the rights to it depend on. */
export interface GrantRow extends Omit<GrantRequest, 'events'> {
  readonly requester_id: number;
  /** Whether an administrator can sign in who is neither the requester nor the subject of the request. */
  readonly has_others: boolean;
  /** Whether the requester is still an administrator who can sign in. */
  readonly requester_holds: boolean;
  /** Whether the caller does not count as a person other than the requester. */
  readonly is_held: boolean;
}

/** Whether an account belongs to an administrator who can sign in. */
export const holds = (id: RawBuilder<unknown>) => sql`exists (
  select from account_role h join account o on o.user_id = h.user_id
  where h.user_id = ${id} and h.role = 'admin' and o.status = 'approved')`;

/** Administrators who can sign in, other than the requester and the subject of `grant_request g`. */
export const otherAdministrators = sql`
  select from account_role x join account o on o.user_id = x.user_id
  where x.role = 'admin' and o.status = 'approved' and o.user_id not in (g.requested_by, g.user_id)`;

const most = 50;

interface GrantQuery {
  readonly caller: Caller;
  readonly now: Date;
  readonly where: RawBuilder<unknown>;
}

/** The requests that meet a condition over `grant_request g`: first those that wait, then the newest. */
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
 * Whether the caller may decide as a second person. It is an administrator who is neither the requester nor the
 * subject, and who counts as a person other than the requester. If there is no other administrator, the platform's
 * staff stand in; otherwise there could never be a second person. The requester must still be an administrator.
 */
const isAnother = ({ user_id, roles }: Caller, row: GrantRow): boolean => {
  const stands = roles.includes('admin') ? !row.is_held : !row.has_others && roles.includes('zky-admin');
  return stands && row.requester_holds && user_id !== row.requester_id && user_id !== row.user_id;
};

/** Evaluates an event of the caller by the lifecycle. */
export const evaluate = (caller: Caller, row: GrantRow, event: GrantEvent, reason: string) => {
  const given = [...(isAnother(caller, row) ? ['another_person'] : []), ...(reason ? ['reason'] : [])];
  const outcome = transition(grantLifecycle, { state: row.status, event, actors: caller.roles, given });
  // Only the requester may withdraw a request.
  const isForeign = event === 'withdraw' && caller.user_id !== row.requester_id;
  return outcome.ok && isForeign
    ? { ok: false as const, why: 'actor_not_allowed' as const, missing: [] }
    : outcome;
};

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
    events: grantDecisions.filter((event) => isOpen && evaluate(caller, row, event, 'given').ok),
  };
};
