import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';

/** An examined candidate, with the facts by which a sheet names them. */
export interface Examined {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly ticket_no: string | null;
  readonly name: string;
  readonly unit_name: string | null;
}

/** Those of a class who are examined, by their numbers; all of them, or those who have one of some numbers. */
export const readExamined = async (
  db: Kysely<Database>,
  class_id: number,
  { numbers, limit }: { readonly numbers?: string[]; readonly limit: number },
): Promise<readonly Examined[]> => {
  const named = sql`(e.enrol_no = any(${numbers}::text[]) or t.ticket_no = any(${numbers}::text[]))`;
  const { rows } = await sql<Examined>`
    select e.enrolment_id, e.enrol_no, t.ticket_no, e.name, u.com_name as unit_name
    from enrolment e
    left join exam_ticket t on t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id
    left join unit u on u.unit_id = e.unit_id
    where e.class_id = ${class_id} and ${numbers ? named : sql`true`} and ${sitsExam}
    order by e.enrol_no limit ${limit}`.execute(db);
  return rows;
};
