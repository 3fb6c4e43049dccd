import type { ColumnType } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** What the columns of a bank's statements are, by the row that names them. */
export interface StatementLayoutTable {
  layout_key: Buffer;
  fields: string[];
  saved_by: number;
  saved_at: Instant;
}

/** A line of a bank statement: money that came in. */
export interface BankLineTable {
  line_id: number;
  line_key: Buffer;
  paid_on: string;
  amount_cents: number;
  currency: string;
  payer_name: string;
  note: string;
  /** The enrolment numbers that it names. */
  numbers: string[];
  /** What in it may be the name of a candidate. */
  names: ColumnType<string[], string[] | undefined, string[]>;
  imported_by: number;
  imported_at: Instant;
  class_id: Maybe<number>;
  payment_id: Maybe<number>;
  /** The enrolment that it is part of the fee of, until others make it whole. */
  held_for: Maybe<number>;
  matched_by: Maybe<number>;
  matched_at: MaybeInstant;
  /** What it was matched together with. */
  batch_id: Maybe<number>;
  aside_by: Maybe<number>;
  aside_at: MaybeInstant;
  aside_reason: Maybe<string>;
  /** The line that it is a part of. */
  split_from: Maybe<number>;
  /** Keyed hashes of the numbers of its transaction; one that tells nothing by itself has `~` before it. */
  reference_keys: ColumnType<string[], string[] | undefined, string[]>;
  /** The time of the day, where the bank says it. */
  paid_at: Maybe<string>;
  /** What the columns of its file were. */
  layout: Maybe<string>;
  /** The line that it perhaps is, until a person decides. */
  perhaps_of: Maybe<number>;
}
