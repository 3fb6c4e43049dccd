import { lessonLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';

interface Lesson {
  readonly class_id: number;
  readonly lesson_id: number;
  readonly title: string;
  readonly place: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly user_ids: readonly number[];
}

/**
 * Adds a lesson with its teachers.
 * @throws a Refusal naming the title if the class has the most lessons allowed
 */
export const addLesson = async (tx: Transaction<Database>, lesson: Lesson, now: Date): Promise<void> => {
  const { class_id, lesson_id, title, place, starts_at, ends_at, user_ids } = lesson;
  const { rows } = await sql`
    with added as (
      insert into lesson (class_id, lesson_id, title, place, starts_at, ends_at, created_at, updated_at)
      select ${class_id}::bigint, ${lesson_id}::bigint, ${title}::text, ${place}::text, ${starts_at}::timestamptz,
        ${ends_at}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      where (select count(*) from lesson where class_id = ${class_id}) < ${lessonLimits.lessons_max}
      returning class_id, lesson_id
    ), people as (
      insert into lesson_teacher (class_id, lesson_id, user_id)
      select class_id, lesson_id, user_id from added, unnest(${user_ids}::bigint[]) as user_id
    )
    select lesson_id from added`.execute(tx);
  if (rows.length === 0) throw refuseFields({ title: 'over_limit' });
};

/** Changes a lesson, and its teachers. It must be locked. */
export const changeLesson = (
  tx: Transaction<Database>,
  { class_id, lesson_id, title, place, starts_at, ends_at, user_ids }: Lesson,
  now: Date,
): Promise<unknown> =>
  sql`
    with changed as (
      update lesson set title = ${title}, place = ${place}, starts_at = ${starts_at}, ends_at = ${ends_at}, updated_at = ${now}
      where class_id = ${class_id} and lesson_id = ${lesson_id}
      returning class_id, lesson_id
    ), gone as (
      delete from lesson_teacher t using changed
      where t.class_id = changed.class_id and t.lesson_id = changed.lesson_id
        and not (t.user_id = any(${user_ids}::bigint[]))
    )
    insert into lesson_teacher (class_id, lesson_id, user_id)
    select class_id, lesson_id, user_id from changed, unnest(${user_ids}::bigint[]) as user_id
    on conflict do nothing`.execute(tx);
