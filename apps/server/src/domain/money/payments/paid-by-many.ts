import { type RawBuilder, sql } from 'kysely';

/** The lines of `payment p` that are part of a transfer for several people. */
const linesOfMany = sql`bank_line b where b.class_id = p.class_id and b.payment_id = p.payment_id and b.of_many`;

/**
 * Whether somebody paid `payment p` for several people, or a part of it that was held: its payer asks that money back
 * and has it invoiced, not one of the candidates.
 */
export const paidByMany: RawBuilder<boolean> = sql<boolean>`(p.group_id is not null or exists (select from ${linesOfMany}))`;

/** The name of that payer; null for a payment of the candidate's own. */
export const payerOfMany: RawBuilder<string | null> = sql<
  string | null
>`case when p.group_id is not null then p.payer_name
  else (select b.payer_name from ${linesOfMany} order by b.line_id limit 1) end`;
