import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyEngine } from '../../../testing/engines.js';
import { openTestStore, type TestStore } from '../../../testing/open-test-store.js';
import { prepared } from '../prepared.js';
import { executeLater, executeTogether } from './send-together.js';

describe.each(everyEngine)('statements that go together on $name', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
    await sql`create table counter (id int4 primary key, n int4 not null check (n < 10))`.execute(store.db);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await sql`delete from counter`.execute(store.db);
    await sql`insert into counter values (1, 0), (2, 0)`.execute(store.db);
  });

  const countUp = (id: number, by = 1) => sql`update counter set n = n + ${by}::int4 where id = ${id}::int4`;
  const read = (id: number) => sql<{ n: number }>`select n from counter where id = ${id}::int4`;
  const numbers = async () => {
    const { rows } = await sql<{ n: number }>`select n from counter order by id`.execute(store.db);
    return rows.map(({ n }) => n);
  };
  const refused = { code: '23514' };

  /** The statements sent to the database while `run` runs, each with whether everything before it had been answered. */
  const watch = async (run: () => Promise<unknown>) => {
    const sent: { text: string; waited: boolean }[] = [];
    let open = 0;
    const { query } = pg.Client.prototype;
    Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
      const text = String(Reflect.get(Object(args[0]), 'text'));
      sent.push({ text: text.split(' ')[0] ?? '', waited: open === 0 });
      open += 1;
      const answer: Promise<unknown> = Reflect.apply(query, this, args);
      const close = () => {
        open -= 1;
      };
      answer.then(close, close);
      return answer;
    });
    try {
      await run();
    } finally {
      Reflect.set(pg.Client.prototype, 'query', query);
    }
    return sent.map(({ text, waited }) => `${waited ? '' : '+'}${text}`);
  };

  it('see what those before them did, and each gives its own rows', async () => {
    const rows = await store.withTx((tx) =>
      executeTogether(tx, countUp(1), read(1), prepared(countUp(1, 2)), prepared(read(1)), read(2)),
    );
    expect(rows).toEqual([[], [{ n: 1 }], [], [{ n: 3 }], [{ n: 0 }]]);
    expect(await numbers()).toEqual([3, 0]);
  });

  it('see what was committed while one before them waited for its lock', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let isLocked: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const first = store.withTx(async (tx) => {
      await sql`select from counter where id = 1 for update`.execute(tx);
      isLocked();
      await held;
      await countUp(2, 5).execute(tx);
    });
    await locked;
    const second = store.withTx((tx) =>
      executeTogether(tx, sql`select from counter where id = 1 for update`, read(2)),
    );
    // By now the second transaction waits for the lock; if it comes too late to wait, it reads the same.
    await sql`select pg_sleep(0.05)`.execute(store.db);
    go();
    await first;
    expect((await second)[1]).toEqual([{ n: 5 }]);
  });

  it('are sent without waiting, the begin and the commit with them', async () => {
    const sent = await watch(() =>
      store.withTx(async (tx) => {
        await executeTogether(tx, countUp(1), countUp(2));
        await executeLater(tx, countUp(1));
        await executeLater(tx, countUp(2));
      }),
    );
    expect(sent).toEqual(['begin', '+update', '+update', 'update', '+update', '+commit']);
    expect(await numbers()).toEqual([2, 2]);
  });

  it('keep their order where one that nobody waits for comes first', async () => {
    const seen = await store.withTx(async (tx) => {
      await executeLater(tx, countUp(1, 4));
      return (await read(1).execute(tx)).rows;
    });
    expect(seen).toEqual([{ n: 4 }]);
  });

  it('fail as a whole with the error of the first that fails', async () => {
    const failing = store.withTx((tx) => executeTogether(tx, countUp(2), countUp(1, 99), countUp(2)));
    await expect(failing).rejects.toMatchObject(refused);
    expect(await numbers()).toEqual([0, 0]);
  });

  it('fail with the commit where nobody waited for them, and nothing is kept', async () => {
    const failing = store.withTx(async (tx) => {
      await countUp(2).execute(tx);
      await executeLater(tx, countUp(1, 99));
      return 'done';
    });
    await expect(failing).rejects.toMatchObject(refused);
    expect(await numbers()).toEqual([0, 0]);
  });

  it('are not sent where the transaction is undone, nor is a begin that had nothing to do', async () => {
    const sent = await watch(async () => {
      const undone = store.withTx(async (tx) => {
        await executeLater(tx, countUp(1));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await store.withTx(async () => undefined);
    });
    expect(sent).toEqual([]);
    expect(await numbers()).toEqual([0, 0]);
  });

  it('are no success of a transaction that caught their error and went on', async () => {
    const caught = store.withTx(async (tx) => {
      await countUp(2).execute(tx);
      await executeTogether(tx, countUp(1, 99)).catch(() => undefined);
      return 'done';
    });
    await expect(caught).rejects.toThrow('undone');
    expect(await numbers()).toEqual([0, 0]);
  });

  it('run again with their transaction where the database asks for it, though nobody waited for them', async () => {
    const clash = sql.raw(`do $$ begin raise exception 'made to fail' using errcode = '40001'; end $$`);
    let runs = 0;
    await store.withTx(async (tx) => {
      runs += 1;
      await executeTogether(tx, countUp(1));
      await executeLater(tx, runs === 1 ? clash : countUp(2));
    });
    expect(runs).toBe(2);
    expect(await numbers()).toEqual([1, 1]);
  });

  it('can be sent by their names where they were first sent behind one that failed', async () => {
    const late = () => prepared(sql<{ n: number }>`select n + 7 as n from counter where id = ${2}::int4`);
    const failing = store.withTx((tx) => executeTogether(tx, countUp(1, 99), late(), late()));
    await expect(failing).rejects.toMatchObject(refused);
    for (let again = 0; again < 2; again += 1) {
      const rows = await store.withTx((tx) => executeTogether(tx, late(), late()));
      expect(rows).toEqual([[{ n: 7 }], [{ n: 7 }]]);
    }
  });

  it('fail together where their connection ends, and the next ones have another', async () => {
    const end = sql`select pg_terminate_backend(pg_backend_pid())`;
    const cut = store.withTx((tx) => executeTogether(tx, countUp(1), end, countUp(2)));
    await expect(cut).rejects.toThrow();
    expect(await numbers()).toEqual([0, 0]);
  });

  it('leave their connection as they found it', async () => {
    for (const by of [1, 99, 1]) {
      await Promise.allSettled(
        Array.from({ length: 4 }, () => store.withTx((tx) => executeLater(tx, countUp(1, by)))),
      );
    }
    expect(await numbers()).toEqual([8, 0]);
  });
});
