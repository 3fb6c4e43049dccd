import { type RawBuilder, sql } from 'kysely';

/** The start of a day in a time zone, or of the day that is `after` days later. */
export const dayStart = (time_zone: string, day: string, after = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${after}::int4)::timestamp at time zone ${time_zone})`;
