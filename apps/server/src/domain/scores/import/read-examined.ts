import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';

/** An examined candidate, with the facts by which a sheet names them. */
export interface Examined {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly ticket_no: string | null;
  /** The blind index of the document, in hex. */
  readonly id_key: string | null;
  readonly name: string;
  readonly unit_name: string | null;
}

interface ExaminedBy {
  /** Numbers of enrolments or tickets; left out for everybody. */
  readonly numbers?: string[];
  /** Blind indexes of documents, in hex. */
  readonly id_keys?: string[];
  readonly limit: number;
}

/** Those of a class who are examined, by their numbers; all of them, or those who have one of some numbers. */
export const readExamined = async (
  db: Kysely<Database>,
  class_id: number,
  { numbers, id_keys = [], limit }: ExaminedBy,
): Promise<readonly Examined[]> => {
  const named = sql`(e.enrol_no = any(${numbers}::text[]) or t.ticket_no = any(${numbers}::text[])
    or e.id_index = any(select decode(k, 'hex') from unnest(${id_keys}::text[]) as k))`;
  const { rows } = await sql<Examined>`
    select e.enrolment_id, e.enrol_no, t.ticket_no, encode(e.id_index, 'hex') as id_key, e.name, u.com_name as unit_name
    from enrolment e
    left join exam_ticket t on t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id
    left join unit u on u.unit_id = e.unit_id
    where e.class_id = ${class_id} and ${numbers ? named : sql`true`} and ${sitsExam}
    order by e.enrol_no limit ${limit}`.execute(db);
  return rows;
};
