import type pg from 'pg';

const oldest = 15;

/**
 * Checks what the schema and the searches rely on: the version, UTF-8, and a locale that takes Chinese characters for
 * letters (in the C locale they are none: a trigram index on names would be empty, and ILIKE would not fold é).
 * @returns the server's version, such as "18.4"
 */
export async function checkEngine(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ number: string; version: string; encoding: string; letters: boolean }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding, '王' ~ '^[[:alpha:]]$' as letters`,
  );
  const server = rows[0];
  if (!server) throw new Error('The database did not answer a question about its version.');
  if (Number(server.number) < oldest * 10_000) {
    throw new Error(`The database is PostgreSQL ${server.version}; SkillCert needs ${oldest} or newer.`);
  }
  if (server.encoding !== 'UTF8' || !server.letters) {
    throw new Error(
      `The database has encoding ${server.encoding} and a locale that does not know Chinese letters. ` +
        `Create it with: create database skillcert template template0 encoding 'UTF8' locale 'C.UTF-8'.`,
    );
  }
  return server.version.split(' ')[0] ?? server.version;
}
