import type { Kysely } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../platform/store/database.js';

/** The ways to enrol that a class offers. @throws a Refusal `not_found` for a class that does not exist */
export const findOffer = async (
  db: Kysely<Database>,
  class_id: number,
): Promise<Pick<Row<'class'>, 'enroll_types' | 'study_types'>> => {
  const found = await db
    .selectFrom('class')
    .select(['enroll_types', 'study_types'])
    .where('class_id', '=', class_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
};
