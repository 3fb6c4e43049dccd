import type { ColumnType } from 'kysely';

/** timestamptz: read as Date, written as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** timestamptz that the database fills in with now(). */
export type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>;

/** timestamptz that can be null. */
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** jsonb: read as a value, written as JSON text, because `pg` turns a JS array into a PostgreSQL array. */
export type Json<T extends object> = ColumnType<T, string | undefined, string>;

/** jsonb without a default: a new row says it. */
export type JsonGiven<T extends object> = ColumnType<T, string, string>;

/** A column that can be null. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** int4multirange, `{[0,30),[40,55)}`; empty where it is left out. */
export type Multirange = ColumnType<string, string | undefined, string>;
