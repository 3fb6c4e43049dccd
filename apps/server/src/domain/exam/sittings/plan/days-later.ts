import { type RawBuilder, sql } from 'kysely';

/** The moment so many calendar days later at the same hour on the wall, also where the clocks change in between. */
export const daysLater = (moment: RawBuilder<unknown>, days: number, time_zone: string): RawBuilder<Date> =>
  sql<Date>`((${moment} at time zone ${time_zone} + make_interval(days => ${days}::int4)) at time zone ${time_zone})`;
