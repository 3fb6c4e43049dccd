import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.js';
import { executePrepared } from './prepared.js';

interface Paged {
  readonly page: number;
  readonly limit: number;
}

/**
 * The end of a list's statement: which of its rows. Written out, since by their number the planner chooses how to find
 * them.
 */
export const pageOf = ({ page, limit }: Paged): RawBuilder<unknown> =>
  page === 1
    ? sql`limit ${sql.lit(limit)}`
    : sql`limit ${sql.lit(limit)} offset ${sql.lit((page - 1) * limit)}`;

/**
 * A condition on one of a few known values, written out since some states have most of the rows and others hardly any.
 */
export const isOneOf = (column: string, values: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

interface List<Row, Count> {
  readonly rows: RawBuilder<Row>;
  readonly count: RawBuilder<Count>;
}

/**
 * Reads the rows of a page and the count beside them at once; the first page, which nearly everybody reads alone, by
 * prepared statements.
 * The rows come as one JSON text, which costs a third of reading them field by field: bytes in them must be text
 * already.
 */
export const readPage = async <Row, Count>(
  db: Kysely<Database>,
  { page }: Paged,
  { rows, count }: List<Row, Count>,
): Promise<{ items: Row[]; count: Count | undefined }> => {
  const read = async <Each>(statement: RawBuilder<Each>): Promise<Each[]> =>
    page === 1 ? executePrepared(db, statement) : (await statement.execute(db)).rows;
  const asJson = sql<{ items: Row[] }>`select coalesce(json_agg(p), '[]') as items from (${rows}) as p`;
  // The count takes longer where a page is short, so it sets out first.
  const [[counted], [found]] = await Promise.all([read(count), read(asJson)]);
  return { items: found?.items ?? [], count: counted };
};
