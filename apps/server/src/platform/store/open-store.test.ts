import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { everyEngine } from '../../testing/engines.js';
import { openEmptyDatabase } from '../../testing/open-empty-database.js';
import { openTestStore } from '../../testing/open-test-store.js';
import { readConfig } from '../settings/config.js';
import { openStore } from './open-store.js';

const logger = pino({ level: 'silent' });

describe.each(everyEngine)('a database of one’s own on $name', (engine) => {
  it('is migrated, named, and left without a connection', async () => {
    const { url, pool, drop } = await openEmptyDatabase(engine);
    const store = await openStore(readConfig({ DATABASE_URL: url }), logger);
    expect(store.engine).toEqual({
      kind: 'external',
      version: /^\d+\.\d+/.exec(engine.binaries.version)?.[0],
    });
    expect(await store.db.selectFrom('class').selectAll().execute()).toEqual([]);
    await store.close();
    // A client that has hung up is listed until its server process has noticed; autovacuum is nobody's connection.
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
        return rows;
      })
      .toEqual([]);
    await drop();
  });

  it('says its statements on the level trace, without their values', async () => {
    const { url, drop } = await openEmptyDatabase(engine);
    const lines: string[] = [];
    const kept = new Writable({ write: (line, _encoding, next) => next(void lines.push(String(line))) });
    const store = await openStore(readConfig({ DATABASE_URL: url }), pino({ level: 'trace' }, kept));
    await store.db.selectFrom('unit').select('unit_id').where('com_name', '=', '第一中学').execute();
    await store.close();
    const said = lines.join('');
    expect(said).toContain('where \\"com_name\\" = $1');
    expect(said).not.toContain('第一中学');
    await drop();
  });

  it('is refused when a newer release has written to it', async () => {
    const { url, pool, drop } = await openEmptyDatabase(engine);
    const store = await openStore(readConfig({ DATABASE_URL: url }), logger);
    await store.close();
    await pool.query(
      `insert into schema_migration (version, name, checksum) values (9999, '9999-later.sql', '')`,
    );
    await expect(openStore(readConfig({ DATABASE_URL: url }), logger)).rejects.toThrow(
      'The database has schema version 9999',
    );
    await drop();
  });

  it('is refused when its locale does not know Chinese letters, where trigrams would be empty', async () => {
    const { url, pool, drop } = await openEmptyDatabase(engine, `encoding 'UTF8' locale 'C'`);
    await pool.query('create extension pg_trgm');
    const { rows } = await pool.query(`select show_trgm('王小明') as trigrams`);
    expect(rows).toEqual([{ trigrams: [] }]);
    await expect(openStore(readConfig({ DATABASE_URL: url }), logger)).rejects.toThrow(
      'a locale that does not know Chinese letters',
    );
    await drop();
  });

  it('has trigrams of Chinese names where it is accepted', async () => {
    const store = await openTestStore(engine);
    await store.pool.query('create extension pg_trgm');
    const { rows } = await store.pool.query(`select show_trgm('王') <> '{}' as seen`);
    expect(rows).toEqual([{ seen: true }]);
    await store.close();
  });
});

it('names the server that does not answer, but not the password', async () => {
  const config = readConfig({ DATABASE_URL: 'postgresql://app:s3cret@127.0.0.1:1/skillcert' });
  const opening = openStore(config, logger);
  await expect(opening).rejects.toThrow(
    /^The database skillcert on 127\.0\.0\.1:1 \(DATABASE_URL\) does not answer: /,
  );
  await expect(opening).rejects.not.toThrow('s3cret');
});
