import { limits } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/** The columns of {@link visitsUntil} for a link. */
export interface LinkVisits {
  readonly visits: number;
  /** The recent days with visits, and their numbers. */
  readonly lately: Readonly<Record<string, number>>;
}

/**
 * The visits of the link that `class c` and its `link_unit` form, as one row: those of past days, and of the days whose
 * visitors are still distinguished.
 */
export const visitsUntil = (today: string): RawBuilder<LinkVisits> => sql<LinkVisits>`(
  select coalesce(sum(v.visits), 0)::int4 as visits,
    coalesce(json_object_agg(v.day::text, v.visits) filter (where v.day > ${today}::date - ${limits.link_days_shown}::int4), '{}') as lately
  from (
    select part.day, sum(part.visits)::int4 as visits from (
      select d.day, d.visits from link_day d where d.class_id = c.class_id and d.unit_id = coalesce(c.link_unit, 0)
      union all
      select w.day, 1 from link_visitor w where w.class_id = c.class_id and w.unit_id = coalesce(c.link_unit, 0)
    ) part group by part.day
  ) v
)`;

const dayMs = 86_400_000;

/** The visits of each of the last days, none left out, today's last. */
export const visitsByDay = (lately: LinkVisits['lately'], today: string): number[] => {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: limits.link_days_shown }, (_, index) => {
    const day = new Date(last - (limits.link_days_shown - 1 - index) * dayMs).toISOString().slice(0, 10);
    return lately[day] ?? 0;
  });
};
