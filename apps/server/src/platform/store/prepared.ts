import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Database } from './database.js';

/**
 * Each costs every connection some memory of the database; a later one is parsed anew each time, as all
 * others are.
 */
const most = 100;

const names = new Map<string, string>();

const giveName = (text: string): void => {
  if (!names.has(text) && names.size < most) names.set(text, `prepared-${names.size}`);
};

/** The name that a connection sends a statement by; none where it is no prepared one. */
export const nameOf = (text: string): string | undefined => names.get(text);

const toPrepare = new WeakSet<object>();

/**
 * Marks a statement to be run as a prepared one where it goes with others, as {@link executePrepared} runs it alone.
 */
export const prepared = <Row>(statement: RawBuilder<Row>): RawBuilder<Row> => {
  toPrepare.add(statement);
  return statement;
};

/** The text and the values of a statement; what is marked to be prepared then has its name. */
export const compileNamed = (db: Kysely<Database>, statement: RawBuilder<unknown>): CompiledQuery => {
  const compiled = statement.compile(db);
  if (toPrepare.has(statement)) giveName(compiled.sql);
  return compiled;
};

/**
 * Runs a statement as a prepared one: a connection parses it once, and plans it once if a plan that knows no values is
 * as good. So a part that decides the plan and has few values (a limit, a state) stands in the text, the rest comes as
 * values.
 */
export const executePrepared = async <Row>(
  db: Kysely<Database>,
  statement: RawBuilder<Row>,
): Promise<Row[]> => {
  const compiled = statement.compile(db);
  giveName(compiled.sql);
  const { rows } = await db.executeQuery(compiled);
  return rows;
};
