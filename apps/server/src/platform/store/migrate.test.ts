import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { everyEngine, isFullRun } from '../../testing/engines.js';
import { openEmptyDatabase } from '../../testing/open-empty-database.js';
import { type Migration, migrate, readMigrations } from './migrate.js';
import { openPool } from './open-pool.js';

const logger = pino({ level: 'silent' });
const rounds = isFullRun ? 5 : 1;
const known = readMigrations();
const extra: Migration = {
  version: known.length + 1,
  name: '9999-extra.sql',
  sql: 'create table extra (x int4)',
};

const tables = async (pool: pg.Pool) => {
  const { rows } = await pool.query(`select relname from pg_stat_user_tables order by 1`);
  return rows.map((row: { relname: string }) => row.relname);
};

describe.each(everyEngine)('migrations on $name', (engine) => {
  it('run once, in order, and then have nothing left to do', async () => {
    const { pool, drop } = await openEmptyDatabase(engine);
    expect(await migrate(pool, [...known, extra])).toEqual([...known, extra].map(({ version }) => version));
    expect(await migrate(pool, [...known, extra])).toEqual([]);
    expect(await tables(pool)).toContain('enrolment');
    await drop();
  });

  it('are applied by exactly one of six processes that start at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { url, drop } = await openEmptyDatabase(engine);
      const pools = Array.from({ length: 6 }, () => openPool({ url }, logger, { max: 2 }));
      await Promise.all(pools.map((pool) => pool.query('select 1'))); // connected, so that they really start at once
      const applied = await Promise.all(pools.map((pool) => migrate(pool, known)));
      expect(applied.filter((versions) => versions.length > 0)).toEqual([
        known.map(({ version }) => version),
      ]);
      await Promise.all(pools.map((pool) => pool.end()));
      await drop();
    }
  });

  it('would fail in the same race without the lock row', async () => {
    const { pool, drop } = await openEmptyDatabase(engine);
    const bare = known.map(({ sql }) => sql).join('\n');
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => pool.query(bare)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await drop();
  });

  it('refuse a database that a newer release has written to', async () => {
    const { pool, drop } = await openEmptyDatabase(engine);
    await migrate(pool, [...known, extra]);
    await expect(migrate(pool, known)).rejects.toThrow(
      `The database has schema version ${extra.version}, this release knows ${known.length}.`,
    );
    await drop();
  });

  it('refuse to go on when one was edited after it ran', async () => {
    const { pool, drop } = await openEmptyDatabase(engine);
    await migrate(pool, known);
    const edited = known.map((migration) => ({ ...migration, sql: `${migration.sql}\n-- a word more` }));
    await expect(migrate(pool, edited)).rejects.toThrow('was changed after it ran');
    await drop();
  });

  it('leave nothing behind when one of them fails', async () => {
    const { pool, drop } = await openEmptyDatabase(engine);
    const broken = { ...extra, sql: 'create table half (x int4); create table half (x int4)' };
    await expect(migrate(pool, [...known, broken])).rejects.toMatchObject({ code: '42P07' });
    expect(await tables(pool)).toEqual(['schema_lock', 'schema_migration']);
    expect(await migrate(pool, known)).toHaveLength(known.length);
    await drop();
  });
});

it('refuses a directory in which a number is missing', () => {
  const dir = mkdtempSync(join(tmpdir(), 'skillcert-migrations-'));
  writeFileSync(join(dir, '0001-one.sql'), '');
  writeFileSync(join(dir, '0003-three.sql'), '');
  expect(() => readMigrations(dir)).toThrow('0003-three.sql');
  expect(() => readMigrations(join(dir, 'none'))).toThrow('The migrations are missing');
  rmSync(dir, { recursive: true });
});
