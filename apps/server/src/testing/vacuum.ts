import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/store/database.js';
import type { TestStore } from './open-test-store.js';

const triesMax = 50;

/**
 * Commits on the disk what was committed in memory. The commit of a test waits for nobody, and rows whose commit is not
 * on the disk yet, or whose neighbour's in the register of transactions is not, are not marked as visible to everybody.
 */
const flush = async (connection: Kysely<Database>) => {
  await sql`set synchronous_commit = on`.execute(connection);
  await sql`select pg_logical_emit_message(true, 'vacuum', '')`.execute(connection);
  await sql`reset synchronous_commit`.execute(connection);
};

const isVisible = async (connection: Kysely<Database>, table: string): Promise<boolean> => {
  const { rows } = await sql<{ visible: boolean }>`
    select relallvisible >= relpages as visible from pg_class where oid = ${table}::text::regclass`.execute(
    connection,
  );
  return rows[0]?.visible === true;
};

/**
 * Vacuums tables, so that their plans are those of a database at rest: every row is visible to everybody, so that an
 * index alone can answer.
 * Tests beside this one commit on the same server, and one of them may stand between the flush and the vacuum: then
 * both are repeated.
 */
export const vacuum = ({ db }: Pick<TestStore, 'db'>, ...tables: readonly string[]): Promise<void> =>
  db.connection().execute(async (connection) => {
    for (const table of tables) {
      let tries = 0;
      do {
        tries += 1;
        if (tries > triesMax) throw new Error(`Somebody holds on to what was in ${table} before.`);
        await flush(connection);
        await sql`vacuum analyze ${sql.ref(table)}`.execute(connection);
      } while (!(await isVisible(connection, table)));
    }
  });
