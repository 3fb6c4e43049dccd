import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { checkEngine } from './check-engine.js';
import { createDatabase } from './create-database.js';
import type { Database } from './database.js';
import { openEmbedded } from './embedded/open-embedded.js';
import { migrate } from './migrate.js';
import { openPool, type PoolTarget } from './open-pool.js';
import { withTx } from './with-tx.js';

/** The database, ready: schema up to date, every wait bounded. */
export interface Store {
  db: Kysely<Database>;
  /** For hot paths in plain SQL. */
  pool: pg.Pool;
  /** One transaction; retried (at most five times) on 40001 and 40P01 only, so `fn` has no side effects. */
  withTx<T>(fn: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Ends the connections; the last process to close also stops the built-in database. */
  close(): Promise<void>;
  engine: { kind: 'embedded' | 'external'; version: string };
}

const databaseName = 'skillcert';

interface Place {
  kind: Store['engine']['kind'];
  target: PoolTarget;
  leave(): Promise<void>;
}

async function findPlace(config: Config, logger: Logger): Promise<Place> {
  if (config.database_url) {
    return { kind: 'external', target: { url: config.database_url }, leave: async () => undefined };
  }
  const embedded = await openEmbedded({ data_dir: config.data_dir, logger });
  const admin = openPool({ socket_dir: embedded.socket_dir, database: 'postgres' }, 'skillcert', logger, 1);
  try {
    await createDatabase(admin, databaseName);
  } catch (error) {
    await embedded.close();
    throw error;
  } finally {
    await admin.end();
  }
  const target = { socket_dir: embedded.socket_dir, database: databaseName };
  return { kind: 'embedded', target, leave: embedded.close };
}

/**
 * Opens the database that the configuration names, or the built-in one, and brings its schema up to date.
 * @throws a sentence an operator can act on: no binary for this machine, a newer schema, an unreachable server
 */
export async function openStore(config: Config, logger: Logger): Promise<Store> {
  const place = await findPlace(config, logger);
  const pool = openPool(place.target, 'skillcert', logger);
  try {
    const version = await checkEngine(pool);
    await migrate(pool);
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    return {
      db,
      pool,
      withTx: (fn) => withTx(db, fn),
      close: async () => {
        await db.destroy();
        await place.leave();
      },
      engine: { kind: place.kind, version },
    };
  } catch (error) {
    await pool.end();
    await place.leave();
    throw error;
  }
}
