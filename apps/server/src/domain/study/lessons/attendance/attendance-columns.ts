import { sql } from 'kysely';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { studiesOnsite } from '../lesson-columns.js';

/** The columns of a person on the {@link attendanceSheet} of a lesson. */
export const attendanceColumns = sql`e.enrolment_id, e.enrol_no, e.name, e.id_masked, u.com_name as unit_name, m.mark,
  ${utcMoment('m.marked_at')} as marked_at`;

/** The candidates of a class with their marks in a lesson. */
export const attendanceSheet = (lesson_id: number) => sql`enrolment e
  left join lesson_mark m on m.class_id = e.class_id and m.lesson_id = ${lesson_id} and m.enrolment_id = e.enrolment_id
  left join unit u on u.unit_id = e.unit_id`;

/** The rows of the sheet: expected candidates, and marked ones who are no longer expected. */
export const isListed = sql<boolean>`((${studiesOnsite}) or m.mark is not null)`;
