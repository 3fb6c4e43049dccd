import { type RawBuilder, sql } from 'kysely';

/** Whether a row is as the caller saw it; the wire carries milliseconds. */
export const isAsSeen = (column: string, updated_at: string): RawBuilder<boolean> =>
  sql<boolean>`date_trunc('milliseconds', ${sql.ref(column)}) = ${new Date(updated_at)}::timestamptz`;
