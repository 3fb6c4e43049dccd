import { type RawBuilder, sql } from 'kysely';

/** What came in for `enrolment e` and is less than its fee: lines of the bank that wait for the rest. */
export const heldCents: RawBuilder<number> = sql<number>`coalesce((select sum(b.amount_cents)::int8 from bank_line b
  where b.class_id = e.class_id and b.held_for = e.enrolment_id), 0)`;
