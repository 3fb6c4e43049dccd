import { sql } from 'kysely';

/** The current fee of the class for the kind of enrolment that `enrolment` names. */
const priceOf = (enrolment: 'enrolment' | 'e') => sql<number>`(
  select case when ${sql.ref(`${enrolment}.enroll_type`)} = 'organization' then coalesce(g.organization_fee_cents, c.fee_cents)
    else c.fee_cents end
  from class c left join gathering g on g.class_id = c.class_id where c.class_id = ${sql.ref(`${enrolment}.class_id`)})`;

/** The price of an enrolment at its approval, from which on it keeps it. */
export const priceNow = priceOf('enrolment');

/** The price of enrolment `e`: fixed at its approval, or the current price before that. */
export const price = sql<number>`case when e.status = 'approved' then e.fee_cents else ${priceOf('e')} end`;
