import { type RawBuilder, sql } from 'kysely';

/** The partial payments for `enrolment e`: lines of the bank that wait for the rest of its fee. */
export const heldCents: RawBuilder<number> = sql<number>`coalesce((select sum(b.amount_cents)::int8 from bank_line b
  where b.class_id = e.class_id and b.held_for = e.enrolment_id), 0)`;
