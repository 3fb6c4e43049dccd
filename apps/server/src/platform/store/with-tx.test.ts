import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEngine } from '../../testing/engines.js';
import { openTestStore, type TestStore } from '../../testing/open-test-store.js';

describe.each(everyEngine)('withTx on $name', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
    await sql`create table counter (id int4 primary key, n int4 not null)`.execute(store.db);
    await sql`insert into counter values (1, 0), (2, 0)`.execute(store.db);
  });
  afterAll(() => store.close());

  const failWith = (code: string) =>
    sql.raw(`do $$ begin raise exception 'made to fail' using errcode = '${code}'; end $$`);

  it.each(['40001', '40P01'])('runs again after %s, and commits once', async (code) => {
    await sql`update counter set n = 0`.execute(store.db);
    let runs = 0;
    const result = await store.withTx(async (tx) => {
      runs += 1;
      await sql`update counter set n = n + 1 where id = 1`.execute(tx);
      if (runs < 3) await failWith(code).execute(tx);
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
    const { rows } = await sql<{ n: number }>`select n from counter where id = 1`.execute(store.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('gives up after five more runs', async () => {
    let runs = 0;
    const failing = store.withTx(async (tx) => {
      runs += 1;
      await failWith('40001').execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(6);
  });

  it.each(['23505', '57014'])('does not run again after %s', async (code) => {
    let runs = 0;
    const failing = store.withTx(async (tx) => {
      runs += 1;
      await failWith(code).execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code });
    expect(runs).toBe(1);
  });

  it('survives a real deadlock: both transactions end up committed', async () => {
    await sql`update counter set n = 0`.execute(store.db);
    let waiting = 0;
    let bothIn: () => void = () => undefined;
    const met = new Promise<void>((resolve) => {
      bothIn = resolve;
    });
    const touch = (first: number, second: number) =>
      store.withTx(async (tx) => {
        await sql`update counter set n = n + 1 where id = ${first}`.execute(tx);
        waiting += 1;
        if (waiting === 2) bothIn();
        await met;
        await sql`update counter set n = n + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([touch(1, 2), touch(2, 1)]);
    const { rows } = await sql<{ n: number }>`select n from counter order by id`.execute(store.db);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
    // The one that gave way may take its row again before the other does, and give way once more.
    expect(waiting).toBeGreaterThan(2);
  });
});
