import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { classScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';

/** The unit of a new class of the session: the own unit of a recommending institution, otherwise none. */
export const unitOfAuthor = ({ roles, unit_id }: StaffSession): number | null =>
  roles.includes('recommend') ? unit_id : null;

/**
 * The unit of a class, or of one that the session is about to make.
 * @throws a Refusal `not_found` for a class that does not exist or that the session may not see
 */
export const unitOfClass = async (
  db: Kysely<Database>,
  caller: StaffSession,
  class_id: number | undefined,
): Promise<number | null> => {
  if (class_id === undefined) return unitOfAuthor(caller);
  const { rows } = await sql<{ unit_id: number | null }>`
    select c.unit_id from class c where c.class_id = ${class_id} and ${classScope(caller)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found.unit_id;
};
