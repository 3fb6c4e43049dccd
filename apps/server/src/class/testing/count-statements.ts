import pg from 'pg';
import { vi } from 'vitest';

/** A statement as it went to the database. */
export interface SentStatement {
  readonly text: string;
  readonly values: unknown[];
}

const frame = /^(begin|commit|rollback|start transaction)/i;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
};

/** The statements that `run` sends to the database, without the frame of its transaction. */
export const recordStatements = async (run: () => Promise<unknown>): Promise<SentStatement[]> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    return query.mock.calls
      .map((args: unknown[]) => ({ text: textOf(args[0]), values: Array.isArray(args[1]) ? args[1] : [] }))
      .filter(({ text }) => text !== '' && !frame.test(text));
  } finally {
    query.mockRestore();
  }
};

/** Their texts. */
export const countStatements = async (run: () => Promise<unknown>): Promise<string[]> =>
  (await recordStatements(run)).map((statement) => statement.text);
