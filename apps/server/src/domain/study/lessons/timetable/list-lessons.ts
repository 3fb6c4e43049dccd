import type { LessonRow, OutputOf } from '@skillcert/api-client/contract';
import { acceptsLessonMarks, type ClassStatus, classLifecycle, limits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { literalLike } from '../../../../platform/store/sql/literal-like.js';
import { lessonColumns, lessonsWithMarks, studiesOnsite } from '../lesson-columns.js';

type Filters = Call<'course/fetchLessonLists'>['input'];

const teaches = (condition: ReturnType<typeof sql>) => sql`exists (
  select from lesson_teacher t join account a on a.user_id = t.user_id
  where t.class_id = l.class_id and t.lesson_id = l.lesson_id and ${condition})`;

const matches = (search: string) => {
  const like = literalLike(search);
  return sql`(l.title ilike ${like} or l.place ilike ${like} or ${teaches(sql`a.name ilike ${like}`)})`;
};

const marked = (Object.keys(classLifecycle.states) as ClassStatus[]).filter(acceptsLessonMarks);

const isOver = (now: Date) => sql`l.ends_at <= ${now}::timestamptz`;

const expected = (class_id: number) =>
  sql`(select count(*) from enrolment e where e.class_id = ${class_id} and ${studiesOnsite})`;

/**
 * Whether `lesson l` of a class that still takes marks is over, and one of its candidates has no mark. All marks
 * are counted in one query.
 */
const isUnmarked = (now: Date, class_id: number) => sql`(${isOver(now)}
  and (select status = any(${marked}::text[]) from class where class_id = ${class_id})
  and ${expected(class_id)} > 0 and l.lesson_id not in (
    select m.lesson_id from lesson_mark m join enrolment e on e.class_id = m.class_id and e.enrolment_id = m.enrolment_id
    where m.class_id = ${class_id} and e.class_id = ${class_id} and ${studiesOnsite}
    group by m.lesson_id having count(*) >= ${expected(class_id)}))`;

const shown = {
  ahead: (now: Date) => sql`not ${isOver(now)}`,
  over: isOver,
  unmarked: isUnmarked,
};

const filtered = ({ class_id, search, show, user_id }: Filters, now: Date) =>
  sql.join(
    [
      sql`l.class_id = ${class_id}`,
      ...(show ? [shown[show](now, class_id)] : []),
      ...(user_id ? [teaches(sql`a.user_id = ${user_id}`)] : []),
      ...(search ? [matches(search)] : []),
    ],
    sql` and `,
  );

const orders = { starts_at: sql`l.starts_at`, title: sql`l.title` };

/**
 * One page of a class's timetable, the total, and the number of lessons whose attendance is due.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listLessons = async (
  db: Kysely<Database>,
  filters: Filters,
  now: Date,
): Promise<OutputOf<'course/fetchLessonLists'>> => {
  const where = filtered(filters, now);
  const order = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { class_id } = filters;
  const { items, count } = await readPage(db, filters, {
    rows: sql<LessonRow>`
      select ${lessonColumns(class_id)} from ${lessonsWithMarks} where ${where}
      order by ${orders[filters.sort]} ${order}, l.starts_at, l.lesson_id ${pageOf(filters)}`,
    count: sql<{ total: number; unmarked: number }>`
      select (select count(*) from lesson l where ${where})::int4 as total, (
          select least(count(*), ${limits.to_do_count_max})::int4 from lesson l where l.class_id = ${class_id} and ${isUnmarked(now, class_id)}) as unmarked
      from class where class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total, to_do: { unmarked: count.unmarked } };
};
