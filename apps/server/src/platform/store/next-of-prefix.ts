import { sql, type Transaction } from 'kysely';
import type { Database, NewRow } from './database.js';

interface Wanted {
  readonly series: NewRow<'prefix_series'>['series'];
  readonly prefix: string;
  readonly count: number;
}

/**
 * Takes the next numbers of those that begin alike: another transaction that wants one waits until this one ends, and
 * one that fails gives them back. Gives the first of them.
 */
export const nextOfPrefix = async (
  tx: Transaction<Database>,
  { series, prefix, count }: Wanted,
): Promise<number> => {
  const { last } = await tx
    .insertInto('prefix_series')
    .values({ series, prefix, last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'prefix'])
        .doUpdateSet({ last: sql<number>`prefix_series.last + ${count}::int4` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
};
