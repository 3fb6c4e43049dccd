import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { visitDay } from './visit-day.js';

/** Adds up the visits of past days, and deletes the hashes and salts that distinguished their visitors. */
export const foldVisits = async (services: Pick<Services, 'store' | 'now' | 'programme'>): Promise<void> => {
  const today = visitDay(services);
  await services.store.withTx(async (tx) => {
    // A visit that was on its way at midnight is added by the next round.
    await sql`
      with ended as (
        delete from link_visitor where day < ${today}::date returning class_id, unit_id, day
      )
      insert into link_day as d (class_id, unit_id, day, visits)
      select class_id, unit_id, day, count(*)::int4 from ended group by class_id, unit_id, day
      on conflict (class_id, unit_id, day) do update set visits = d.visits + excluded.visits`.execute(tx);
    await sql`delete from visit_salt where day < ${today}::date`.execute(tx);
  });
};
