import { type RawBuilder, sql } from 'kysely';

/** Whether a move that waits (`day_move`) names an enrolment: by its ticket, or to give it a seat. */
export const namedInMove = (move: string, enrolment: string): RawBuilder<boolean> => {
  const [waiting, own] = [sql.ref(`${move}.move`), (column: string) => sql.ref(`${enrolment}.${column}`)];
  return sql<boolean>`(${sql.ref(`${move}.class_id`)} = ${own('class_id')} and (
    ${waiting}->'enrolment_ids' @> to_jsonb(${own('enrolment_id')}) or exists (select from exam_ticket k
      where k.class_id = ${own('class_id')} and k.enrolment_id = ${own('enrolment_id')}
        and k.ticket_id in ((${waiting}->>'ticket_id')::bigint, (${waiting}->>'other_id')::bigint))))`;
};
