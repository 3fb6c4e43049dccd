import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { handOf } from '../../foundation/access/one-hand/hand-of.js';
import { holds, otherAdministrators } from './list-grants.js';

/** The open requests that the session may decide about as the second person, to be counted: `evaluate` in SQL. */
export const grantsFor = (
  { user_id, roles }: Pick<StaffSession, 'user_id' | 'roles'>,
  now: Date,
): RawBuilder<unknown> => sql`
  select from grant_request g
  where g.status = 'requested' and g.expires_at > ${now}::timestamptz
    and g.requested_by <> ${user_id}::bigint and g.user_id <> ${user_id}::bigint
    and ${holds(sql.ref('g.requested_by'))}
    and ${roles.includes('admin') ? sql`g.requested_by not in ${handOf({ user_id }, now)}` : sql`not exists (${otherAdministrators})`}`;
