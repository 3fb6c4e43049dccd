import type { ColumnType } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** The fields of the columns of a bank's statements, by the row that names the columns. */
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
  /** The parts of the line that may be the name of a candidate. */
  names: ColumnType<string[], string[] | undefined, string[]>;
  imported_by: number;
  imported_at: Instant;
  class_id: Maybe<number>;
  payment_id: Maybe<number>;
  /** The enrolment whose fee it pays in part, until other lines complete the fee. */
  held_for: Maybe<number>;
  matched_by: Maybe<number>;
  matched_at: MaybeInstant;
  /** The batch in which it was matched. */
  batch_id: Maybe<number>;
  aside_by: Maybe<number>;
  aside_at: MaybeInstant;
  aside_reason: Maybe<string>;
  /** The line from which it was split. */
  split_from: Maybe<number>;
  /**
   * Keyed hashes of the numbers of its transaction; `~` marks a number that does not identify a transaction by itself.
   */
  reference_keys: ColumnType<string[], string[] | undefined, string[]>;
  /** The time of the day, if the bank states it. */
  paid_at: Maybe<string>;
  /** The layout of the columns of its file. */
  layout: Maybe<string>;
  /** The line that it may repeat, until a person decides. */
  perhaps_of: Maybe<number>;
}
