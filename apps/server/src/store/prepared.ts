import type {
  Kysely,
  PostgresCursor,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
  RawBuilder,
} from 'kysely';
import type pg from 'pg';
import type { Database } from './database.js';

/** Each costs every connection some memory of the database; whatever comes later is parsed anew each time, as all others are. */
const most = 100;

const names = new Map<string, string>();

const nameOf = (text: string): void => {
  if (!names.has(text) && names.size < most) names.set(text, `prepared-${names.size}`);
};

/**
 * Runs a statement as a prepared one: a connection parses it once, and plans it once if a plan that knows no values is as good. So whatever
 * decides the plan and has few values (a limit, a state) stands in the text, the rest comes as values.
 */
export const executePrepared = async <Row>(
  db: Kysely<Database>,
  statement: RawBuilder<Row>,
): Promise<Row[]> => {
  const compiled = statement.compile(db);
  nameOf(compiled.sql);
  const { rows } = await db.executeQuery(compiled);
  return rows;
};

/** A connection as kysely takes it, which sends a statement that has a name by its name. */
class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No statement is read by a cursor here.');
    const name = names.get(text);
    return this.#client.query(name ? { name, text, values: [...values] } : { text, values: [...values] });
  }

  release() {
    this.#client.release();
  }
}

/** The pool as kysely takes it. */
export const namingPool = (pool: pg.Pool): PostgresPool => {
  const known = new WeakMap<pg.PoolClient, NamingClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const naming = known.get(client) ?? new NamingClient(client);
      known.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
};
