import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { nameOf } from '../prepared.js';
import { Pack, type Statement } from './pack.js';

/** Matches the statement with which kysely begins a transaction. */
const begins = /^(?:begin|start transaction)\b/;

/** The answer to a statement that is not sent, or not yet. */
const nothing = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A connection for kysely. It sends a prepared statement by its name, and the begin of a transaction with its first
 * statement. The statements of a {@link Pack} are sent one behind the other, or, if nobody waits for them, with the
 * next statement that is sent.
 */
class SendingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isInTransaction = false;
  /** The statements that are sent with the next one. */
  #ahead: readonly Statement[] = [];

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No statement is read by a cursor here.');
    const [pack] = values;
    if (pack instanceof Pack) return this.#sendPack(pack);
    if (begins.test(text)) return this.#begin(text);
    if (text === 'commit' || text === 'rollback') return this.#end(text);
    return this.#sendOne({ text, values });
  }

  release() {
    this.#client.release();
  }

  async #begin(text: string) {
    this.#isInTransaction = true;
    this.#ahead = [{ text, values: [] }];
    return nothing;
  }

  async #end(text: 'commit' | 'rollback') {
    const [first] = this.#ahead;
    const isUnsent = first !== undefined && begins.test(first.text);
    this.#isInTransaction = false;
    // Statements that a rollback would undo are not sent, and a transaction that never began needs no end.
    if (text === 'rollback' || (isUnsent && this.#ahead.length === 1)) this.#ahead = [];
    if (isUnsent && this.#ahead.length === 0) return nothing;
    const answer = await this.#sendOne({ text, values: [] });
    // After an error that was caught, the database accepts a commit silently but rolls back.
    if (text === 'commit' && answer?.command !== 'COMMIT')
      throw new Error('The transaction was undone: a statement of it had failed.');
    return answer;
  }

  async #sendPack({ statements, isAwaited }: Pack) {
    if (!isAwaited && this.#isInTransaction) {
      this.#ahead = [...this.#ahead, ...statements];
      return nothing;
    }
    const answers = await this.#sendAll(statements);
    return { ...nothing, rows: answers.map(({ rows }) => rows) };
  }

  async #sendOne(statement: Statement) {
    if (this.#ahead.length === 0) return this.#send(statement);
    const [answer] = await this.#sendAll([statement]);
    return answer;
  }

  /** Answers come in the order of the statements, so the thrown error is that of the first statement that failed. */
  async #sendAll(statements: readonly Statement[]) {
    const ahead = this.#ahead;
    this.#ahead = [];
    const answers = await Promise.all([...ahead, ...statements].map((statement) => this.#send(statement)));
    return answers.slice(ahead.length);
  }

  #send({ text, values }: Statement) {
    const name = nameOf(text);
    return this.#client.query(name ? { name, text, values: [...values] } : { text, values: [...values] });
  }
}

/** Wraps the pool so that kysely gets each connection as a {@link SendingClient}. */
export const sendingPool = (pool: pg.Pool): PostgresPool => {
  const known = new WeakMap<pg.PoolClient, SendingClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const sending = known.get(client) ?? new SendingClient(client);
      known.set(client, sending);
      return sending;
    },
    end: () => pool.end(),
  };
};
