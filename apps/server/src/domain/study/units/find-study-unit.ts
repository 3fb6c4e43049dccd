import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { StudyReader } from '../studies-online.js';
import { countedUnits, studyUnitColumns, unitsInCourses } from './study-unit-columns.js';

interface Wanted {
  readonly class_id: number;
  readonly study_unit_id: number;
}

/** All facts of a unit except its history. */
type FoundUnit = Omit<OutputOf<'study/fetchStudyUnit'>, 'timeline'>;

const sides = {
  before: { sign: sql`<`, order: sql`desc` },
  after: { sign: sql`>`, order: sql`asc` },
};

/** The id of the neighbour of `u` in its course. */
const beside = ({ sign, order }: (typeof sides)[keyof typeof sides]) => sql`(
  select b.study_unit_id from study_unit b
  where b.class_id = u.class_id and b.course_id = u.course_id and b.position ${sign} u.position
  order by b.position ${order} limit 1)`;

/**
 * A unit with its text, and its neighbours in its course.
 * @throws a Refusal `not_found`
 */
export const findStudyUnit = async (
  db: Kysely<Database>,
  caller: StudyReader,
  { class_id, study_unit_id }: Wanted,
): Promise<FoundUnit> => {
  const units = unitsInCourses(sql`u.class_id = ${class_id} and u.study_unit_id = ${study_unit_id}`);
  const { rows } = await sql<FoundUnit>`
    select ${studyUnitColumns(class_id, caller)}, u.body, u.course_status,
      ${beside(sides.before)} as previous_id, ${beside(sides.after)} as next_id
    from ${countedUnits(units, caller)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
