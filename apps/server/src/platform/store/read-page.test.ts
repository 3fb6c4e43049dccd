import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyEngine } from '../../testing/engines.js';
import type { TestStore } from '../../testing/open-test-store.js';

// A process prepares its first hundred statements; the files that ran before this one in the same process have had
// theirs.
vi.resetModules();
const { openTestStore } = await import('../../testing/open-test-store.js');
const { isOneOf, pageOf, readPage } = await import('./read-page.js');

describe.each(everyEngine)('a page of a list on $name', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
    await sql`insert into unit (com_name) select 'unit ' || n from generate_series(1, 45) as n`.execute(
      store.db,
    );
  });
  afterAll(() => store.close());

  const read = (db: TestStore['db'], page: number, begins = 'unit') =>
    readPage(
      db,
      { page, limit: 20 },
      {
        rows: sql<{ com_name: string }>`
        select com_name from unit where com_name like ${`${begins}%`} order by unit_id ${pageOf({ page, limit: 20 })}`,
        count: sql<{
          total: number;
        }>`select count(*)::int4 as total from unit where com_name like ${`${begins}%`}`,
      },
    );

  it.each([
    [1, 20, 'unit 1'],
    [2, 20, 'unit 21'],
    [3, 5, 'unit 41'],
    [4, 0, undefined],
  ])('has on page %i %i rows in their order, and the count of all', async (page, rows, first) => {
    const { items, count } = await read(store.db, page);
    expect([items.length, items[0]?.com_name, count?.total]).toEqual([rows, first, 45]);
  });

  it('prepares the first page once a connection and reads it with other values', async () => {
    await store.withTx(async (tx) => {
      expect((await read(tx, 1, 'unit 4')).count?.total).toBe(7);
      expect((await read(tx, 1, 'unit 1')).count?.total).toBe(11);
      await read(tx, 2);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%from unit%'`.execute(tx);
      expect(rows).toHaveLength(2);
      for (const { statement } of rows) expect(statement).not.toContain('offset');
    });
  });

  it('writes values out so that none leaves its place', async () => {
    const { rows } = await sql<{ is: boolean }>`
      select ${isOneOf('t.v', ["o'neill", "') or true --"])} as is
      from (values ('o''neill'), ('x')) as t(v) order by 1 desc`.execute(store.db);
    expect(rows.map((row) => row.is)).toEqual([true, false]);
  });
});
