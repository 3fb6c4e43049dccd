import { limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { visitDay } from '../domain/promotion/visits/visit-day.js';
import type { Services } from '../platform/services.js';
import type { Database } from '../platform/store/database.js';

/** Some visits a day of each link that leads anywhere, more of them towards the end of the week. */
export const writeDemoVisits = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'now' | 'programme'>,
): Promise<void> => {
  const zone = services.programme.time_zone;
  const today = sql`${visitDay(services)}::date`;
  await sql`
    insert into link_day (class_id, unit_id, day, visits)
    select l.class_id, l.unit_id, ${today} - n, 3 + ((l.class_id + l.unit_id) % 5 + extract(isodow from ${today} - n)::int4 * 2)::int4
    from (
      select c.class_id, coalesce(cu.unit_id, 0) as unit_id, (c.enroll_start at time zone ${zone})::date as begun
      from class c left join class_unit cu on cu.class_id = c.class_id
      where c.status in ('enrolling', 'paused')
    ) l join generate_series(1, ${limits.link_days_shown}::int4) as n on ${today} - n >= l.begun`.execute(tx);
};
