import type { LessonRow } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { literalLike } from '../../class/lists/literal-like.js';
import type { Call } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { pageOf, readPage } from '../../store/read-page.js';
import { lessonColumns, lessonsWithMarks } from '../lesson-columns.js';

type Filters = Call<'course/fetchLessonLists'>['input'];

const teaches = (condition: ReturnType<typeof sql>) => sql`exists (
  select from lesson_teacher t join account a on a.user_id = t.user_id
  where t.class_id = l.class_id and t.lesson_id = l.lesson_id and ${condition})`;

const matches = (search: string) => {
  const like = literalLike(search);
  return sql`(l.title ilike ${like} or l.place ilike ${like} or ${teaches(sql`a.name ilike ${like}`)})`;
};

const shown = {
  ahead: (now: Date) => sql`l.ends_at > ${now}::timestamptz`,
  over: (now: Date) => sql`l.ends_at <= ${now}::timestamptz`,
};

const filtered = ({ class_id, search, show, user_id }: Filters, now: Date) =>
  sql.join(
    [
      sql`l.class_id = ${class_id}`,
      ...(show ? [shown[show](now)] : []),
      ...(user_id ? [teaches(sql`a.user_id = ${user_id}`)] : []),
      ...(search ? [matches(search)] : []),
    ],
    sql` and `,
  );

const orders = { starts_at: sql`l.starts_at`, title: sql`l.title` };

/**
 * One page of a class's timetable, and how many lessons there are.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listLessons = async (
  db: Kysely<Database>,
  filters: Filters,
  now: Date,
): Promise<{ items: LessonRow[]; total: number }> => {
  const where = filtered(filters, now);
  const order = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { class_id } = filters;
  const { items, count } = await readPage(db, filters, {
    rows: sql<LessonRow>`
      select ${lessonColumns(class_id)} from ${lessonsWithMarks} where ${where}
      order by ${orders[filters.sort]} ${order}, l.starts_at, l.lesson_id ${pageOf(filters)}`,
    count: sql<{ total: number }>`
      select (select count(*) from lesson l where ${where})::int4 as total from class where class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total };
};
