import { sql, type Transaction } from 'kysely';
import type { Database, NewRow } from './database.js';

interface Wanted {
  readonly class_id: number;
  readonly series: NewRow<'number_series'>['series'];
  readonly count: number;
}

/** Takes the next numbers of a series of a class; a transaction that fails gives them back. Gives the first of them. */
export const nextSerials = async (
  tx: Transaction<Database>,
  { class_id, series, count }: Wanted,
): Promise<number> => {
  if (count === 0) return 0;
  const { last } = await tx
    .insertInto('number_series')
    .values({ class_id, series, last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['class_id', 'series'])
        .doUpdateSet({ last: sql<number>`number_series.last + ${count}::int4` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
};
