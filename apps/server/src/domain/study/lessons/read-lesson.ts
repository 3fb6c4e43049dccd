import type { LessonRow } from '@skillcert/api-client/contract';
import type { ClassStatus } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { lessonColumns, lessonsWithMarks } from './lesson-columns.js';

interface Wanted {
  readonly class_id: number;
  readonly lesson_id: number;
}

/** A lesson beside its list, and its class. */
interface ReadLesson extends LessonRow {
  readonly status: ClassStatus;
  readonly class_name: string;
}

/**
 * Reads one lesson.
 * @throws a Refusal `not_found`
 */
export const readLesson = async (
  db: Kysely<Database>,
  { class_id, lesson_id }: Wanted,
): Promise<ReadLesson> => {
  const { rows } = await sql<ReadLesson>`
    select ${lessonColumns(class_id)}, c.status, c.class_name
    from ${lessonsWithMarks} join class c on c.class_id = l.class_id
    where l.class_id = ${class_id} and l.lesson_id = ${lesson_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
