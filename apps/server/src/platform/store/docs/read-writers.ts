import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a statement that writes names its table, in SQL and in the query builder. */
const writes =
  /\b(?:insert into|update|delete from) (\w+)|\.(?:insertInto|updateTable|deleteFrom)\('(\w+)'\)/g;

/** Files that write each table, below `sources`: the product's own, without its tests and its demo. */
export const readWriters = (sources: string): ReadonlyMap<string, readonly string[]> => {
  const writers = new Map<string, string[]>();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:domain|platform)\/(?!.*(?:\.test\.ts$|\/testing\/)).*\.ts$/.test(file),
  );
  for (const file of files.toSorted()) {
    const text = readFileSync(join(sources, file), 'utf8');
    const tables = [...text.matchAll(writes)].map(([, inSql, inBuilder]) => inSql ?? inBuilder ?? '');
    for (const table of new Set(tables)) writers.set(table, [...(writers.get(table) ?? []), file]);
  }
  return writers;
};
