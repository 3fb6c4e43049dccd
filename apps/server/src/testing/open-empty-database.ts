import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { pino } from 'pino';
import { openPool } from '../platform/store/open-pool.js';
import { administer, testUrl } from './administer.js';
import type { TestEngine } from './engines.js';

/** A database without a schema, for tests of what comes before it. */
export async function openEmptyDatabase(
  engine: TestEngine,
  properties = '',
): Promise<{ url: string; pool: pg.Pool; drop(): Promise<void> }> {
  const database = `t_${randomUUID().replaceAll('-', '')}`;
  await administer(engine, `create database ${database} template template0 ${properties}`);
  const url = testUrl(engine, database);
  const pool = openPool({ url }, pino({ level: 'error' }));
  const drop = async () => {
    await pool.end();
    await administer(engine, `drop database ${database} with (force)`);
  };
  return { url, pool, drop };
}
