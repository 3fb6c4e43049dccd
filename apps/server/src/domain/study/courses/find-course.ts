import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { isAsSeen } from '../../../platform/store/sql/is-as-seen.js';

interface Wanted {
  readonly class_id: number;
  readonly course_id: number;
  /** Left out where the course itself does not change. */
  readonly updated_at?: string | undefined;
}

type FoundCourse = Pick<Row<'study_course'>, 'title' | 'summary' | 'status'>;

/**
 * A course in the version that was seen, before a change. The class must be locked.
 * @throws a Refusal: not_found, state_changed
 */
export const findCourse = async (
  tx: Transaction<Database>,
  { class_id, course_id, updated_at }: Wanted,
): Promise<FoundCourse> => {
  const seen = updated_at === undefined ? sql<boolean>`true` : isAsSeen('updated_at', updated_at);
  const { rows } = await sql<FoundCourse & { as_seen: boolean }>`
    select title, summary, status, ${seen} as as_seen from study_course
    where class_id = ${class_id} and course_id = ${course_id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { as_seen, ...course } = found;
  if (!as_seen) throw new Refusal('state_changed');
  return course;
};
