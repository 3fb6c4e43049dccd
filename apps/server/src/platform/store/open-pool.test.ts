import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { openTestStore, type TestStore } from '../../testing/open-test-store.js';
import { openPool } from './open-pool.js';

const logger = pino({ level: 'silent' });

describe.each(engines)('the pool on $name', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  it('reads int8 as a number, dates as text, bytea as a Buffer and times as Date', async () => {
    const { rows } = await store.pool.query(
      `select 9007199254740991::bigint as id, '{1,2}'::bigint[] as ids, '{}'::bigint[] as none,
              date '2024-02-29' as day, '\\x00ff'::bytea as bytes, timestamptz '2026-11-21 00:00+08' as at`,
    );
    expect(rows).toEqual([
      {
        id: 9007199254740991,
        ids: [1, 2],
        none: [],
        day: '2024-02-29',
        bytes: Buffer.from([0, 255]),
        at: new Date('2026-11-20T16:00:00Z'),
      },
    ]);
  });

  it('bounds statements, locks and idle transactions', async () => {
    const { rows } = await store.pool.query(
      `select name, setting::int4 as ms from pg_settings where name in
         ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(rows.map(({ ms }) => ms > 0)).toEqual([true, true, true]);
  });

  it('goes on after all its connections were ended by an administrator', async () => {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await Promise.all(Array.from({ length: 8 }, () => store.pool.query('select pg_sleep(0.02)')));
    await store.pool.query(end);
    await expect.poll(async () => (await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('rejects a transaction whose connection is ended, and serves the next', async () => {
    const broken = store.withTx(async (tx) => {
      await tx
        .insertInto('rate_window')
        .values({ key: 'lost', window_start: new Date(0) })
        .execute();
      await store.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
      await tx.selectFrom('rate_window').selectAll().execute();
    });
    await expect(broken).rejects.toThrow();
    expect(await store.db.selectFrom('rate_window').selectAll().where('key', '=', 'lost').execute()).toEqual(
      [],
    );
  });
});

it('gives up on a server that accepts and says nothing', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pool = openPool({ url: `postgresql://app@127.0.0.1:${port}/app` }, logger);
  await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
  await pool.end();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
