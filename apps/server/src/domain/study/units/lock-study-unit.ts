import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { isAsSeen } from '../../../platform/store/sql/is-as-seen.js';

interface Seen {
  readonly class_id: number;
  readonly study_unit_id: number;
  readonly updated_at: string;
}

interface LockedUnit
  extends Pick<Row<'study_unit'>, 'course_id' | 'title' | 'kind' | 'body' | 'required_minutes' | 'position'> {
  /** The length of its video; null if it has none. */
  readonly video_seconds: number | null;
}

/**
 * Locks a unit in the version that was seen; nobody opens it meanwhile. The class must be locked.
 * @throws a Refusal: not_found, state_changed
 */
export const lockStudyUnit = async (
  tx: Transaction<Database>,
  { class_id, study_unit_id, updated_at }: Seen,
): Promise<LockedUnit> => {
  const { rows } = await sql<LockedUnit & { as_seen: boolean }>`
    select u.course_id, u.title, u.kind, u.body, u.required_minutes, u.position,
      (select f.seconds from study_file f where f.class_id = u.class_id and f.study_unit_id = u.study_unit_id and f.whole) as video_seconds,
      ${isAsSeen('u.updated_at', updated_at)} as as_seen
    from study_unit u where u.class_id = ${class_id} and u.study_unit_id = ${study_unit_id} for update`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { as_seen, ...unit } = found;
  if (!as_seen) throw new Refusal('state_changed');
  return unit;
};
