import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../../platform/store/database.js';
import { isAsSeen } from '../../../../platform/store/sql/is-as-seen.js';

interface Seen {
  readonly class_id: number;
  readonly lesson_id: number;
  readonly updated_at: string;
}

/** A lesson before its change, and whether somebody is marked in it. */
type LockedRow = Pick<Row<'lesson'>, 'title' | 'place' | 'starts_at' | 'ends_at'> & {
  readonly marked: boolean;
};

/**
 * Locks a lesson in the version that was seen. Marks are read once the lock is held: an earlier statement would not
 * see what another device has just written.
 * @throws a Refusal: not_found, state_changed
 */
export const lockLessonRow = async (
  tx: Transaction<Database>,
  { class_id, lesson_id, updated_at }: Seen,
): Promise<LockedRow> => {
  const { rows } = await sql<Omit<LockedRow, 'marked'> & { as_seen: boolean }>`
    select l.title, l.place, l.starts_at, l.ends_at, ${isAsSeen('l.updated_at', updated_at)} as as_seen
    from lesson l where l.class_id = ${class_id} and l.lesson_id = ${lesson_id} for update`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { as_seen, ...lesson } = found;
  if (!as_seen) throw new Refusal('state_changed');
  const marks = await sql<{ marked: boolean }>`select exists (
    select from lesson_mark where class_id = ${class_id} and lesson_id = ${lesson_id}) as marked`.execute(tx);
  return { ...lesson, marked: marks.rows[0]?.marked !== false };
};
