import type { CourseRow, OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { type ReadTerms, termColumns, termsOf } from '../study-terms.js';
import { countedCourses, courseColumns } from './course-columns.js';

type Filters = Call<'study/fetchCourseLists'>['input'];

const matches = (search: string) => {
  const like = literalLike(search);
  return sql`(c.title ilike ${like} or c.summary ilike ${like} or exists (
    select from study_unit u where u.class_id = c.class_id and u.course_id = c.course_id and u.title ilike ${like}))`;
};

const filtered = ({ class_id, search, show }: Filters) =>
  sql.join(
    [
      sql`c.class_id = ${class_id}`,
      ...(show ? [sql`c.status = ${show}`] : []),
      ...(search ? [matches(search)] : []),
    ],
    sql` and `,
  );

const orders = { position: sql`c.position`, title: sql`c.title`, updated_at: sql`c.updated_at` };

/**
 * One page of the courses of a class, their total, and the actions that they allow. Only the rows of the page are
 * counted.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listCourses = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
): Promise<OutputOf<'study/fetchCourseLists'>> => {
  const { class_id } = filters;
  const where = filtered(filters);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const order = sql`${orders[filters.sort]} ${direction}, c.position, c.course_id`;
  const found = sql`(select c.* from study_course c where ${where} order by ${order} ${pageOf(filters)})`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<CourseRow>`
      select ${courseColumns(class_id, caller)} from ${countedCourses(found, caller)} order by ${order}`,
    count: sql<ReadTerms & { total: number }>`
      select (select count(*) from study_course c where ${where})::int4 as total, ${termColumns}
      from class t where t.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total, ...termsOf(caller, class_id, count) };
};
