import { sql } from 'kysely';

/** The place on the waiting list before everybody who waits for the same class. */
export const frontOfLine = sql<number>`(
  select min(other.queue_no) - 1 from enrolment other
  where other.class_id = enrolment.class_id and other.status = 'waiting')`;
