import pg from 'pg';
import { vi } from 'vitest';

/** A statement as it went to the database. */
export interface SentStatement {
  readonly text: string;
  readonly values: unknown[];
}

const frame = /^(begin|commit|rollback|start transaction)/i;

const isObject = (query: unknown): query is object => typeof query === 'object' && query !== null;

const sentBy = ([query, values]: unknown[]): SentStatement => {
  const text = isObject(query) && 'text' in query ? query.text : query;
  const given = isObject(query) && 'values' in query ? query.values : values;
  return { text: typeof text === 'string' ? text : '', values: Array.isArray(given) ? given : [] };
};

/** The statements that `run` sends to the database, without the frame of its transaction. */
export const recordStatements = async (run: () => Promise<unknown>): Promise<SentStatement[]> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    return query.mock.calls
      .map((args: unknown[]) => sentBy(args))
      .filter(({ text }) => text !== '' && !frame.test(text));
  } finally {
    query.mockRestore();
  }
};

/** The texts of the statements that `run` sends. */
export const countStatements = async (run: () => Promise<unknown>): Promise<string[]> =>
  (await recordStatements(run)).map((statement) => statement.text);
