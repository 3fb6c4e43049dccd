import type pg from 'pg';

const oldest = 15;

/**
 * Checks what the schema and the searches rely on: the version, UTF-8, and a locale in which trigrams see Chinese.
 * @returns the server's version, such as "18.4"
 */
export async function checkEngine(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ number: string; version: string; encoding: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding`,
  );
  const server = rows[0];
  if (!server) throw new Error('The database did not answer a question about its version.');
  if (Number(server.number) < oldest * 10_000) {
    throw new Error(`The database is PostgreSQL ${server.version}; SkillCert needs ${oldest} or newer.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(`The database's encoding is ${server.encoding}; create it with encoding UTF8.`);
  }
  return server.version.split(' ')[0] ?? server.version;
}
