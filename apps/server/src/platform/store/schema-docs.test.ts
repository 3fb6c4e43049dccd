import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { openTestStore, type TestStore } from '../../testing/open-test-store.js';
import { areaPages } from './docs/area-pages.js';
import { type Catalog, readCatalog } from './docs/read-catalog.js';
import { readRowTypes } from './docs/read-row-types.js';
import { readWriters } from './docs/read-writers.js';
import { schemaSql } from './docs/schema-sql.js';

const docs = fileURLToPath(new URL('../../../../../docs/', import.meta.url));

/** How a value of a type of PostgreSQL is read, as the start of its TypeScript type. */
const readAs: Readonly<Record<string, RegExp>> = {
  bigint: /^number$/,
  integer: /^(number|\d+( \| \d+)*)$/,
  smallint: /^number$/,
  boolean: /^boolean$/,
  bytea: /^Buffer/,
  'timestamp with time zone': /^Date$|Instant/,
  date: /^string$/,
  xid8: /^string$/,
  int4multirange: /^string$/,
  'bigint[]': /^number\[\]$/,
  'integer[]': /^number\[\]$/,
  'text[]': /\[\]$/,
};

// Each engine says its own catalog a little differently: the built-in one is what the pages show.
describe.each(engines.slice(0, 1))('the schema on $name', (engine) => {
  const declared = readRowTypes(fileURLToPath(new URL('.', import.meta.url)));
  let store: TestStore;
  let catalog: Catalog;
  beforeAll(async () => {
    store = await openTestStore(engine);
    catalog = await readCatalog(store.db);
  });
  afterAll(() => store.close());

  it('is what the row types say, column by column', () => {
    const faults = catalog.columns.flatMap(({ table, column, type, nullable, filled }) => {
      const known = declared.get(table)?.columns.get(column);
      if (!known) return [`${table}.${column} is not declared`];
      const isGenerated = filled.startsWith('generated always as (');
      return [
        ...(isGenerated || known.nullable === nullable ? [] : [`${table}.${column}: null`]),
        ...(known.optional && !nullable && !filled ? [`${table}.${column}: a new row must say it`] : []),
        ...((readAs[type] ?? /./).test(known.type) ? [] : [`${table}.${column}: ${type}, not ${known.type}`]),
      ];
    });
    expect(faults).toEqual([]);
    const columns = new Set(catalog.columns.map(({ table, column }) => `${table}.${column}`));
    const gone = [...declared].flatMap(([table, row]) =>
      [...row.columns.keys()].map((column) => `${table}.${column}`).filter((each) => !columns.has(each)),
    );
    expect(gone).toEqual([]);
  });

  it('has a sentence for each table', () => {
    const silent = [...declared].filter(([, { says }]) => !says).map(([table]) => table);
    expect(silent).toEqual([]);
  });

  it('stands in docs as it is (`npm run schema-docs`)', async () => {
    await expect(schemaSql(catalog)).toMatchFileSnapshot(`${docs}schema.sql`);
    const writers = readWriters(fileURLToPath(new URL('../../', import.meta.url)));
    const pages = areaPages({ catalog, declared, writers });
    for (const { file, text } of pages) await expect(text).toMatchFileSnapshot(`${docs}schema/${file}`);
    expect(readdirSync(`${docs}schema`).toSorted()).toEqual(pages.map(({ file }) => file).toSorted());
  });
});
