import { type RawBuilder, sql } from 'kysely';

/** Whether the places of the units of `class c` are kept for them. */
export const keepsPlaces: RawBuilder<boolean> = sql`(c.quotas_kept_until is not null and c.quotas_returned_at is null)`;

/** The seats of `class c` left for who comes without a unit: none that is kept for one. */
export const openSeats: RawBuilder<number> = sql`greatest(0, c.capacity - c.taken - case when ${keepsPlaces} then (
    select coalesce(sum(greatest(0, kept.quota - kept.taken)), 0) from class_unit kept where kept.class_id = c.class_id
  ) else 0 end)::int4`;
