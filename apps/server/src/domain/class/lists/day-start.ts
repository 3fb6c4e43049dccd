import { type RawBuilder, sql } from 'kysely';

/** When a day begins in a zone, or one some days after it. */
export const dayStart = (time_zone: string, day: string, after = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${after}::int4)::timestamp at time zone ${time_zone})`;
