import { type RawBuilder, sql } from 'kysely';

const beginsWith = (column: string, start: string) =>
  sql`(${sql.ref(column)} ~>=~ ${start} and ${sql.ref(column)} ~<~ ${`${start}\u{10ffff}`})`;

/** The rows of `enrolment e` of a class whose number, or whose ticket's, begins in some way. */
export const numberedAtDoor =
  (class_id: number) =>
  (start: string): RawBuilder<unknown> =>
    sql`e.enrolment_id in (
    select x.enrolment_id from enrolment x where x.class_id = ${class_id} and ${beginsWith('x.enrol_no', start)}
    union all
    select t.enrolment_id from exam_ticket t where t.class_id = ${class_id} and ${beginsWith('t.ticket_no', start)})`;
