import pg from 'pg';

/** Every process holds one connection under this name: that is how a leaving one sees whether others remain. */
export const presenceName = 'skillcert-node';

/** The name of a connection whose process is about to leave. */
export const leavingName = 'skillcert-leaving';

/** A presence connection to the server that runs here, or undefined while there is none. */
export async function connectPresence(run_dir: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: run_dir,
    port: 5432,
    user: 'skillcert',
    database: 'postgres',
    application_name: presenceName,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}
