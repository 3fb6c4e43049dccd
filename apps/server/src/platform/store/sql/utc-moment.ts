import { type RawBuilder, sql } from 'kysely';

/** A timestamptz column as the wire wants it: ISO 8601 in UTC with milliseconds. */
export const utcMoment = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
