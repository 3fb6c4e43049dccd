import pg from 'pg';
import type { Logger } from 'pino';

const int8 = 20;
const int8Array = 1016;
const date = 1082;

/** int8 becomes a number (ids stay below 2^53); a date stays YYYY-MM-DD, without a time zone's guess. */
function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(int8Array, (text: string) =>
    text === '{}' ? [] : text.slice(1, -1).split(',').map(Number),
  );
  types.setTypeParser(date, (text: string) => text);
  return types;
}

/** Where the database is: a URL, or the directory of a unix socket. */
export type PoolTarget = { url: string } | { socket_dir: string; database: string };

interface PoolOptions {
  /** Connections at most. */
  max?: number;
  /** Tests on a busy machine wait so many times as long as the product. */
  patience?: number;
}

/** A pool whose waits all end: pg's own limits are infinite. */
export function openPool(
  target: PoolTarget,
  logger: Logger,
  { max = 16, patience = 1 }: PoolOptions = {},
): pg.Pool {
  const where: pg.PoolConfig =
    'url' in target
      ? { connectionString: target.url }
      : { host: target.socket_dir, port: 5432, database: target.database, user: 'skillcert' };
  const pool = new pg.Pool({
    ...where,
    max,
    application_name: 'skillcert',
    types: columnTypes(),
    keepAlive: true,
    // A transaction sends several statements before it reads an answer (store/statements).
    pipeline: true,
    connectionTimeoutMillis: 5_000 * patience,
    idleTimeoutMillis: 30_000,
    query_timeout: 20_000 * patience,
    statement_timeout: 15_000 * patience,
    lock_timeout: 10_000 * patience,
    idle_in_transaction_session_timeout: 15_000 * patience,
  });
  // Without these two listeners a stopping database ends our process (57P01 on an idle client).
  pool.on('error', (error) => logger.info({ reason: error.message }, 'an idle database connection ended'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.debug({ reason: error.message }, 'a database connection ended'));
  });
  return pool;
}
