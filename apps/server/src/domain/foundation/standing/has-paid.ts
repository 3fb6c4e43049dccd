import { sql } from 'kysely';

/** Whether `enrolment e` owes nothing: it costs nothing, or its money is there. */
export const hasPaid = sql`(e.fee_cents = 0 or exists (
    select from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
      and p.status in ('confirmed', 'partly_refunded')))`;
