import type pg from 'pg';

/**
 * Asks the database of DATABASE_URL for a sign of life.
 * @throws a sentence with the server's name and the reason, without the password
 */
export async function reachDatabase(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { hostname, port, pathname, searchParams } = new URL(url);
    const host = searchParams.get('host') ?? (hostname || 'localhost');
    // A host with several addresses fails with one error an address and no message of its own.
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const reason = reasons.map((one) => (one instanceof Error ? one.message : String(one))).join(', ');
    throw new Error(
      `The database ${pathname.slice(1)} on ${host}:${port || 5432} (DATABASE_URL) does not answer: ${reason}. ` +
        'Check that it runs, and that name, user and password are right.',
      { cause: error },
    );
  }
}
