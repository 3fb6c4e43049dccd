import type { AttendanceRow } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../../../platform/store/database.js';
import { isOfAnotherClass, type ReadNumber } from '../../../exam/index.js';
import { attendanceColumns, attendanceSheet } from './attendance-columns.js';

/** A person who arrives, as on the sheet, and whether they are expected. */
export type Scanned = AttendanceRow & Pick<Row<'enrolment'>, 'status' | 'study_type'>;

/** The reason why a number belongs to nobody in the class. */
type Nobodys = 'unknown_number' | 'other_class' | NonNullable<ReadNumber['flaw']>;

/** Finds the person of a number that was scanned or typed at a lesson, or the reason why it is nobody's. */
export const findScanned = async (
  tx: Transaction<Database>,
  { class_id, lesson_id }: { class_id: number; lesson_id: number },
  { enrol_no, ticket, flaw }: ReadNumber,
): Promise<Scanned | Nobodys> => {
  if (flaw) return flaw;
  if (ticket && ticket.class_id !== class_id) return 'other_class';
  const { rows } = await sql<Scanned>`
    select ${attendanceColumns}, e.status, e.study_type from ${attendanceSheet(lesson_id)}
    where e.class_id = ${class_id} and e.enrolment_id in (
      select x.enrolment_id from enrolment x where x.class_id = ${class_id} and x.enrol_no = ${enrol_no}
      union all select t.enrolment_id from exam_ticket t where t.class_id = ${class_id} and t.ticket_no = ${enrol_no})`.execute(
    tx,
  );
  const [person] = rows;
  if (person) return person;
  const ofOthers = isOfAnotherClass(sql`${class_id}::bigint`, sql`${enrol_no}::text`);
  const asked = await sql<{ is_other: boolean }>`select ${ofOthers} as is_other`.execute(tx);
  return asked.rows[0]?.is_other ? 'other_class' : 'unknown_number';
};
