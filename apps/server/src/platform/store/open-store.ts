import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../settings/config.js';
import { awaitRestart } from './await-restart.js';
import { checkEngine } from './check-engine.js';
import type { Database } from './database.js';
import type { Binaries } from './embedded/find-binaries.js';
import { findPlace } from './find-place.js';
import { migrate } from './migrate.js';
import { openPool } from './open-pool.js';
import { reachDatabase } from './reach-database.js';
import { sqlOf } from './statements/pack.js';
import { sendingPool } from './statements/sending-client.js';
import { withTx } from './with-tx.js';

/** The database, ready: schema up to date, every wait bounded. */
export interface Store {
  db: Kysely<Database>;
  /** For hot paths in plain SQL. */
  pool: pg.Pool;
  /** One transaction; retried (at most five times) on 40001 and 40P01 only, so `fn` has no side effects. */
  withTx<T>(fn: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Ends the connections; the last process to close also stops the built-in database. A second call waits too. */
  close(): Promise<void>;
  engine: { kind: 'embedded' | 'external'; version: string };
}

interface StoreOptions {
  /** Another PostgreSQL for the built-in database, for tests. */
  readonly binaries?: Binaries | undefined;
  /** Tests on a busy machine wait so many times as long as the product. */
  readonly patience?: number;
}

/**
 * Opens the database that the configuration names, or the built-in one, and brings its schema up to date.
 * @throws a sentence an operator can act on: no binary for this machine, a newer schema, an unreachable server
 */
export async function openStore(
  config: Config,
  logger: Logger,
  { binaries, patience = 1 }: StoreOptions = {},
): Promise<Store> {
  const place = await findPlace(config, logger, binaries);
  const pool = openPool(place.target, logger, { patience });
  const prepare = async () => {
    if (config.database_url) await reachDatabase(pool, config.database_url);
    const version = await checkEngine(pool);
    await migrate(pool);
    return version;
  };
  try {
    const version = await (place.kind === 'embedded' ? awaitRestart(prepare, logger) : prepare());
    let closed: Promise<void> | undefined;
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: sendingPool(pool) }),
      // The statement without its values: those may be personal data.
      ...(logger.isLevelEnabled('trace') && {
        log: ({ query, queryDurationMillis }: LogEvent) =>
          logger.trace({ sql: sqlOf(query), ms: Math.round(queryDurationMillis) }, 'sql'),
      }),
    });
    return {
      db,
      pool,
      withTx: (fn) => withTx(db, fn),
      close: () => {
        closed ??= db.destroy().then(place.leave);
        return closed;
      },
      engine: { kind: place.kind, version },
    };
  } catch (error) {
    await pool.end();
    await place.leave();
    throw error;
  }
}
