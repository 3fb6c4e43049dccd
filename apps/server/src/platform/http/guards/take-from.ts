import { sql } from 'kysely';
import type { Services } from '../../services.js';
import { refuseFor } from '../errors/refuse.js';

/** At most `hits` per key in `seconds`. The name keeps the keys of two limits apart. */
export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

type Counting = { readonly store: Pick<Services['store'], 'db'>; readonly now: Services['now'] };

const windowOf = ({ seconds }: RateLimit, now: Date) => {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return {
    start: new Date(start),
    before: new Date(start - length),
    passed: (now.getTime() - start) / length,
  };
};

const keyOf = (limit: RateLimit, key: string) => `${limit.name}:${key}`;

/**
 * Counts an attempt, or several at once, in the database, so that several servers share one budget, and refuses with
 * `too_many` beyond it.
 * The window slides: of the previous window the part that is still inside counts. Refused attempts are not counted.
 * @returns how many attempts now count
 */
export const takeFrom = async (
  { store, now }: Counting,
  limit: RateLimit,
  key: string,
  count = 1,
): Promise<number> => {
  const { start, before, passed } = windowOf(limit, now());
  const name = keyOf(limit, key);
  const { rows } = await sql<{ used: number }>`
    with earlier as (
      select floor(least(coalesce(max(hits), 0), ${limit.hits}::int4) * ${1 - passed}::float8)::int4 as hits
      from rate_window where key = ${name} and window_start = ${before}
    ), counted as (
      insert into rate_window (key, window_start, hits)
      select ${name}, ${start}::timestamptz, ${count}::int4 from earlier where earlier.hits + ${count}::int4 <= ${limit.hits}::int4
      on conflict (key, window_start) do update set hits = rate_window.hits + ${count}::int4
        where rate_window.hits + (select hits from earlier) + ${count}::int4 <= ${limit.hits}::int4
      returning hits
    )
    select (counted.hits + earlier.hits)::int4 as used from counted, earlier`.execute(store.db);
  const taken = rows[0];
  if (!taken) throw refuseFor(limit.seconds * (1 - passed));
  return taken.used;
};

/** Gives one attempt back: it turned out to be no guess. */
export const giveBack = async ({ store, now }: Counting, limit: RateLimit, key: string): Promise<void> => {
  await store.db
    .updateTable('rate_window')
    .set((column) => ({ hits: column('hits', '-', 1) }))
    .where('key', '=', keyOf(limit, key))
    .where('window_start', '=', windowOf(limit, now()).start)
    .where('hits', '>', 0)
    .execute();
};

/** Forgets all attempts of a key. */
export const forgive = async ({ store }: Counting, limit: RateLimit, key: string): Promise<void> => {
  await store.db.deleteFrom('rate_window').where('key', '=', keyOf(limit, key)).execute();
};
