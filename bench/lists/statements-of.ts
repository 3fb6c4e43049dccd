import type { Store } from '../../apps/server/src/platform/store/open-store.js';

/** A statement as sent. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** The statements that a call sends, in their order. */
export const statementsOf = async (
  { pool }: Pick<Store, 'pool'>,
  call: () => Promise<unknown>,
): Promise<readonly Statement[]> => {
  const connection = await pool.connect();
  const connections = Object.getPrototypeOf(connection);
  connection.release();
  const sent: Statement[] = [];
  const { query } = connections;
  connections.query = function (this: unknown, ...args: Statement[]) {
    if (args[0]) sent.push(args[0]);
    return query.apply(this, args);
  };
  await call();
  connections.query = query;
  // pg writes its own fields on the query objects.
  return sent.map(({ name, text, values }) => ({ name, text, values }));
};
