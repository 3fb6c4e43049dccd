import { type LessonState, lessonState } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../../platform/store/database.js';

interface Wanted {
  readonly class_id: number;
  readonly lesson_id: number;
}

/** When a lesson is, as ISO 8601, and whether it is over. */
export interface LockedLesson {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly state: Exclude<LessonState, 'ahead' | 'closed'>;
}

/**
 * Locks a lesson in which people are marked: two devices mark one after the other.
 * @throws a Refusal: not_found, lesson_ahead, lesson_closed
 */
export const lockLesson = async (
  tx: Transaction<Database>,
  { class_id, lesson_id }: Wanted,
  now: Date,
): Promise<LockedLesson> => {
  const { rows } = await sql<Pick<Row<'lesson'>, 'starts_at' | 'ends_at'> & Pick<Row<'class'>, 'status'>>`
    select l.starts_at, l.ends_at, c.status from lesson l join class c on c.class_id = l.class_id
    where l.class_id = ${class_id} and l.lesson_id = ${lesson_id} for update of l`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const times = { starts_at: found.starts_at.toISOString(), ends_at: found.ends_at.toISOString() };
  const state = lessonState({ ...times, status: found.status }, now.getTime());
  if (state === 'ahead' || state === 'closed') throw new Refusal(`lesson_${state}`);
  return { ...times, state };
};
