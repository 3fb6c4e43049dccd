import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { errorCode } from './error-code.js';

/** One step of the schema: `0001-foundation.sql` is version 1. */
export interface Migration {
  version: number;
  name: string;
  sql: string;
}

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/;

/** Beside this file in the sources, beside the bundle in dist. */
const migrationsDir = fileURLToPath(new URL('./migrations/', import.meta.url));

/** The migrations this release knows, in order, without a gap. */
export function readMigrations(dir = migrationsDir): Migration[] {
  if (!existsSync(dir))
    throw new Error(`The migrations are missing: ${dir} does not exist. Build the server again.`);
  const migrations = readdirSync(dir)
    .sort()
    .flatMap((name) => {
      const version = fileName.exec(name)?.[1];
      return version ? [{ version: Number(version), name, sql: readFileSync(`${dir}/${name}`, 'utf8') }] : [];
    });
  const gap = migrations.find((migration, index) => migration.version !== index + 1);
  if (gap || migrations.length === 0) {
    throw new Error(
      `The migrations in ${dir} do not count 0001, 0002, … (${gap?.name ?? 'there are none'}).`,
    );
  }
  return migrations;
}

const checksum = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/** A migration, or waiting for another process's, may outlast the pool's own limits. */
const patient = (text: string) => ({ text, query_timeout: 600_000 });

const alreadyThere = new Set(['42P07', '42P06', '42710', '23505']);

/** `create … if not exists` can still lose a race on the catalogue's unique keys; then the other one made it. */
async function createLedger(client: pg.PoolClient): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(
        `create table if not exists schema_lock (only_row boolean primary key check (only_row))`,
      );
      await client.query(
        `create table if not exists schema_migration
           (version int4 primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
      );
      await client.query(`insert into schema_lock values (true) on conflict do nothing`);
      return;
    } catch (error) {
      if (attempt === 10 || !alreadyThere.has(errorCode(error))) throw error;
      await sleep(20 * attempt);
    }
  }
}

function refuseForeignHistory(
  applied: { version: number; name: string; checksum: string }[],
  known: Migration[],
) {
  const newer = applied.filter((row) => row.version > known.length);
  if (newer.length > 0) {
    throw new Error(
      `The database has schema version ${Math.max(...newer.map((row) => row.version))}, this release knows ${known.length}. ` +
        'A newer release has written to it: start that release, or restore a backup made before the upgrade.',
    );
  }
  for (const row of applied) {
    const migration = known[row.version - 1];
    if (migration && checksum(migration.sql) !== row.checksum) {
      throw new Error(
        `Migration ${row.name} was changed after it ran on this database. A migration is never edited: ` +
          'restore the file and put the change into a new one.',
      );
    }
  }
}

/**
 * Brings the schema up to date in one transaction; several processes may do so at once (they queue on a lock row).
 * @returns the versions applied now
 * @throws when the database is newer than this release, or a migration was edited after it ran
 */
export async function migrate(pool: pg.Pool, known: Migration[] = readMigrations()): Promise<number[]> {
  const client = await pool.connect();
  try {
    await createLedger(client);
    await client.query('begin');
    await client.query(`set local lock_timeout = 0; set local statement_timeout = 0`);
    await client.query(patient('select only_row from schema_lock for update'));
    const { rows: applied } = await client.query<{ version: number; name: string; checksum: string }>(
      'select version, name, checksum from schema_migration order by version',
    );
    refuseForeignHistory(applied, known);
    const pending = known.slice(applied.length);
    for (const { version, name, sql } of pending) {
      await client.query(patient(sql));
      await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
        version,
        name,
        checksum(sql),
      ]);
    }
    await client.query('commit');
    client.release();
    return pending.map((migration) => migration.version);
  } catch (error) {
    // The connection's state is unknown here; it is thrown away and the server rolls back.
    client.release(true);
    throw error;
  }
}
