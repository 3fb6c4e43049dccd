import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../platform/settings/config.js';
import { openStore, type Store } from '../platform/store/open-store.js';
import { administer, testUrl } from './administer.js';
import type { TestEngine } from './engines.js';

/** A store on a fresh, migrated database. */
export interface TestStore extends Store {
  /** Names the database and an empty data directory, for tests that start a server of their own on them. */
  config: Config;
}

/** With TEST_SQL=1 every test prints its statements, without their values. */
const tracing = process.env.TEST_SQL ? pino({ level: 'trace' }, pino.destination({ sync: true })) : undefined;

/** Opens a store on a copy of the migrated template; `close` drops the copy. */
export async function openTestStore(
  engine: TestEngine,
  logger: Logger = pino({ level: 'error' }),
): Promise<TestStore> {
  const database = `t_${randomUUID().replaceAll('-', '')}`;
  const data_dir = mkdtempSync(join(tmpdir(), 'store-'));
  // The default strategy copies through the write-ahead log and takes twice as long.
  await administer(engine, `create database ${database} template skillcert_template strategy file_copy`);
  const config = readConfig({
    DATABASE_URL: testUrl(engine, database),
    DATA_DIR: data_dir,
    PORT: '0',
    HOST: '127.0.0.1',
  });
  // Beside other tests a statement may take longer than the product allows, so this store waits longer.
  const store = await openStore(config, tracing ?? logger, { patience: 20 });
  return {
    ...store,
    config,
    close: async () => {
      await store.close();
      await administer(engine, `drop database ${database} with (force)`);
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
}
