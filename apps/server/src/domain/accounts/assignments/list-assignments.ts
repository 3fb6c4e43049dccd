import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { seesEveryClass } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';

type Assignments = OutputOf<'user/fetchAssignments'>['items'];

/** The condition on a class id for the classes that a session may assign accounts to: its own. */
export const assignableScope = (caller: StaffSession, class_id: RawBuilder<unknown>): RawBuilder<boolean> =>
  seesEveryClass(caller)
    ? sql<boolean>`true`
    : sql<boolean>`${class_id} = any(${[...caller.permission_classes.owner_classes]}::bigint[])`;

/** The classes of an account that lie within the session's own, newest first. */
export const listAssignments = async (
  db: Kysely<Database>,
  caller: StaffSession,
  user_id: number,
): Promise<Assignments> => {
  const { rows } = await sql<Assignments[number]>`
    select s.class_id, c.class_name, c.code, s.duty
    from assignment s join class c on c.class_id = s.class_id
    where s.user_id = ${user_id} and ${assignableScope(caller, sql.ref('s.class_id'))}
    order by s.class_id desc, s.duty`.execute(db);
  return rows;
};
