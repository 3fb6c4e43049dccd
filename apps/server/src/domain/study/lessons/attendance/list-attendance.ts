import type { AttendanceRow, OutputOf } from '@skillcert/api-client/contract';
import { asksWhyMarkChanges, lessonState } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../../platform/http/calls/handle.js';
import type { Database } from '../../../../platform/store/database.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { numberedAtDoor } from '../../../exam/index.js';
import { matchesSearch, type Searcher } from '../../../foundation/search/matches-search.js';
import { readLesson } from '../read-lesson.js';
import { attendanceColumns, attendanceSheet, isListed } from './attendance-columns.js';

type Filters = Call<'course/fetchAttendance'>['input'];

const filtered = ({ class_id, search, show }: Filters, searcher: Searcher) =>
  sql.join(
    [
      sql`e.class_id = ${class_id} and ${isListed}`,
      ...(show === 'open' ? [sql`m.mark is null`] : []),
      ...(show && show !== 'open' ? [sql`m.mark = ${show}`] : []),
      ...(search ? [matchesSearch(search, searcher, numberedAtDoor(class_id))] : []),
    ],
    sql` and `,
  );

const orders = { enrol_no: sql`e.enrol_no`, marked_at: sql`m.marked_at` };

/**
 * One page of the attendance sheet of a lesson, and the lesson itself with its counts.
 * @throws a Refusal `not_found` for a lesson that the class does not have
 */
export const listAttendance = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<OutputOf<'course/fetchAttendance'>> => {
  const where = filtered(filters, searcher);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const sheet = attendanceSheet(filters.lesson_id);
  const [{ status, class_name, ...lesson }, { items, count }] = await Promise.all([
    readLesson(db, filters),
    readPage(db, filters, {
      rows: sql<AttendanceRow>`
        select ${attendanceColumns} from ${sheet} where ${where}
        order by ${orders[filters.sort]} ${direction} nulls last, e.enrol_no ${pageOf(filters)}`,
      count: sql<{ total: number }>`select count(*)::int4 as total from ${sheet} where ${where}`,
    }),
  ]);
  const now = searcher.now.getTime();
  return {
    items,
    total: count?.total ?? 0,
    lesson,
    lesson_state: lessonState({ ...lesson, status }, now),
    asks_why: asksWhyMarkChanges(lesson.ends_at, now),
  };
};
