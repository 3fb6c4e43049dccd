import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

const writer = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A part of statements that is the same in all of them, written out once: what is put together of hundreds of pieces
 * for each call costs more than its answer.
 * @throws an Error where it has values
 */
export const fixed = <Value>(part: RawBuilder<Value>): RawBuilder<Value> => {
  const { sql: text, parameters } = part.compile(writer);
  if (parameters.length > 0) throw new Error(`What has values is not the same in all statements: ${text}`);
  return sql.raw<Value>(text);
};
