import { sql } from 'kysely';
import type { TestStore } from './open-test-store.js';

/**
 * Vacuums tables, so that their plans are those of a database at rest. Tests commit without waiting for the disk, and rows whose
 * commit, or one beside it, is not on it yet are not visible to everybody: whether an index alone can answer would be a matter of luck.
 */
export const vacuum = ({ db }: Pick<TestStore, 'db'>, ...tables: readonly string[]): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set synchronous_commit = on`.execute(connection);
    await sql`select pg_logical_emit_message(true, 'vacuum', '')`.execute(connection);
    for (const table of tables) await sql`vacuum analyze ${sql.ref(table)}`.execute(connection);
    await sql`reset synchronous_commit`.execute(connection);
  });
