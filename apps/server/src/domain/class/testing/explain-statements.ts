import type pg from 'pg';
import type { SentStatement } from './count-statements.js';

const planOf = ({ rows }: pg.QueryResult<{ 'QUERY PLAN': string }>) =>
  rows.map((row) => row['QUERY PLAN']).join('\n');

/**
 * The plan of each statement: the one made for its values and, from PostgreSQL 16 on, the one that a connection keeps
 * of a prepared statement, which knows no values.
 */
export const explainStatements = async (
  pool: pg.Pool,
  sent: readonly SentStatement[],
): Promise<readonly string[]> => {
  const version = await pool.query<{ number: number }>(
    `select current_setting('server_version_num')::int4 as number`,
  );
  const knowsGeneric = (version.rows[0]?.number ?? 0) >= 160_000;
  return Promise.all(
    sent.map(async ({ text, values }) => {
      const plan = planOf(await pool.query(`explain ${text}`, [...values]));
      return knowsGeneric ? `${plan}\n${planOf(await pool.query(`explain (generic_plan) ${text}`))}` : plan;
    }),
  );
};
