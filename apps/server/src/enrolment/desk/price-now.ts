import { sql } from 'kysely';

/** What the class asks of this kind of enrolment at this moment. From the approval on the enrolment keeps it. */
export const priceNow = sql<number>`(
  select case when enrolment.enroll_type = 'organization' then coalesce(g.organization_fee_cents, c.fee_cents)
    else c.fee_cents end
  from class c left join gathering g on g.class_id = c.class_id where c.class_id = enrolment.class_id)`;
