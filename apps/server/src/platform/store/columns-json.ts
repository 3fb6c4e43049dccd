import { type RawBuilder, sql } from 'kysely';

/** Rows as one list per column; null if there is no row. */
export type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] | null };

/**
 * The rows of a statement in one JSON text, column by column. `names` must have each column, or it does not compile.
 * With one object per row the database would look up the type of each field anew, which for 200 wide rows takes
 * longer than finding them.
 */
export const columnsJson = <Row>(
  rows: RawBuilder<Row>,
  names: Readonly<Record<keyof Row & string, true>>,
): RawBuilder<Columns<Row>> => {
  const lists = Object.keys(names).map((name) => sql`${sql.lit(name)}, json_agg(${sql.ref(`r.${name}`)})`);
  return sql<Columns<Row>>`(select json_build_object(${sql.join(lists)}) from (${rows}) as r)`;
};

/** The rows that {@link columnsJson} gave, in their order. */
export const rowsOf = <Row>(columns: Columns<Row>): Row[] => {
  const lists = Object.entries<readonly unknown[] | null>(columns);
  const length = lists[0]?.[1]?.length ?? 0;
  // Each name of a row is the name of a list.
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(lists.map(([name, list]) => [name, list?.[at]])),
  ) as Row[];
};
