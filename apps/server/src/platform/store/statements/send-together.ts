import { CompiledQuery, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database.js';
import { compileNamed } from '../prepared.js';
import { Pack } from './pack.js';

type RowsOf<Statements> = {
  -readonly [Nth in keyof Statements]: Statements[Nth] extends RawBuilder<infer Row> ? Row[] : never;
};

const send = async (
  tx: Transaction<Database>,
  statements: readonly RawBuilder<unknown>[],
  isAwaited: boolean,
): Promise<readonly unknown[]> => {
  const compiled = statements.map((statement) => compileNamed(tx, statement));
  const pack = new Pack(
    compiled.map(({ sql: text, parameters: values }) => ({ text, values })),
    { isAwaited },
  );
  const { rows } = await tx.executeQuery<unknown>(CompiledQuery.raw('', [pack]));
  return rows;
};

/**
 * Sends statements one behind the other, without waiting for an answer in between; each still sees what those before it
 * did, and what was committed before it began. Where one fails those behind it do nothing, and its error is thrown.
 * @returns the rows of each
 */
export const executeTogether = async <const Statements extends readonly RawBuilder<unknown>[]>(
  tx: Transaction<Database>,
  ...statements: Statements
): Promise<RowsOf<Statements>> =>
  // The connection gives a list of rows for each statement, in their order.
  (await send(tx, statements, true)) as never;

/**
 * Leaves a statement to be sent with the next one of the transaction, at the latest with its commit. For what gives
 * nothing to wait for: where it fails, that next one fails with its error, and the transaction with it.
 */
export const executeLater = async (
  tx: Transaction<Database>,
  statement: RawBuilder<unknown>,
): Promise<void> => {
  await send(tx, [statement], false);
};
