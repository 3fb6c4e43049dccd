import pg from 'pg';
import type { TestEngine } from './engines.js';

/** Runs one statement outside the test databases, such as `create database`. */
export async function administer(engine: TestEngine, statement: string): Promise<void> {
  const client = new pg.Client({ host: engine.socket_dir, user: 'skillcert', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of a database in a test engine's cluster. */
export const testUrl = (engine: TestEngine, database: string): string =>
  `postgresql://skillcert@localhost/${database}?host=${encodeURIComponent(engine.socket_dir)}`;
