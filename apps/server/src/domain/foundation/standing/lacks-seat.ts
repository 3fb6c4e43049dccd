import { type RawBuilder, sql } from 'kysely';

/** Whether `enrolment e` is approved and holds no ticket with a seat. */
export const lacksSeat: RawBuilder<boolean> = sql<boolean>`(e.status = 'approved' and not exists (
  select from exam_ticket k
  where k.class_id = e.class_id and k.live_enrolment_id = e.enrolment_id and k.status = 'issued'))`;
