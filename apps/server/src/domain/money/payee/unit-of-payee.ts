import type { Kysely } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

const isPlatform = (roles: readonly string[]) => roles.includes('admin') || roles.includes('zky-admin');

/**
 * The unit whose payee account a call is about; null where the caller has none and names none. A foreign unit answers
 * as one that is not there.
 * @throws a Refusal `not_found`
 */
export const unitOfPayee = async (
  db: Kysely<Database>,
  caller: StaffSession,
  asked: number | undefined,
): Promise<number | null> => {
  if (asked === undefined || asked === caller.unit_id) return caller.unit_id;
  if (!isPlatform(caller.roles) || !isPlatform(caller.held_roles)) throw new Refusal('not_found');
  const found = await db.selectFrom('unit').select('unit_id').where('unit_id', '=', asked).executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return asked;
};
