import { type RawBuilder, sql } from 'kysely';

/**
 * The payment that names the whole to which `payment p` belongs: the first of its group, or itself. An order at a
 * provider has its id.
 */
export const namedBy: RawBuilder<number> = sql<number>`coalesce((select gp.first_payment_id from group_payment gp
    where gp.class_id = p.class_id and gp.group_id = p.group_id), p.payment_id)`;

/** The amount of that whole; if lines of the bank brought a first part of the fee, it is the rest. */
export const wholeCents: RawBuilder<number> = sql<number>`coalesce((select gp.amount_cents from group_payment gp
    where gp.class_id = p.class_id and gp.group_id = p.group_id), p.amount_cents - p.held_cents)`;
