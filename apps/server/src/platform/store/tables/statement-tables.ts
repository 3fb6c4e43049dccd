import type { ColumnType, Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** The meaning of the columns of a kind of bank statement, as a person chose it. */
export interface StatementLayoutTable {
  /** SHA-256 of the words of the row that names the columns. */
  layout_key: Buffer;
  /** The field of each column in order; an empty string for a column that is not read. */
  fields: string[];
  /** The account that chose the fields last. */
  saved_by: number;
  saved_at: Instant;
}

/** A line of a bank statement: money that came in. */
export interface BankLineTable {
  line_id: number;
  /** The keyed hash of the whole line, unique; the n-th of equal lines in a file has n in it. */
  line_key: Buffer;
  /** The day of the transfer. */
  paid_on: string;
  /** The amount; a split lowers it. */
  amount_cents: number;
  currency: string;
  /** The name of the payer, with long numbers masked. */
  payer_name: string;
  /** The text of the transfer, with long numbers masked. */
  note: string;
  /** The enrolment numbers that it names. */
  numbers: string[];
  /** The parts of the line that may be the name of a candidate, as `plain_name` compares them. */
  names: ColumnType<string[], string[] | undefined, string[]>;
  imported_by: number;
  imported_at: Instant;
  /** The class of the payment or of the enrolment that it pays; null while it is open or set aside. */
  class_id: Maybe<number>;
  /** The payment that it pays, or the first payment of a group; null for none. */
  payment_id: Maybe<number>;
  /** The enrolment whose fee it pays in part, until other lines complete the fee; null for none. */
  held_for: Maybe<number>;
  /** The account that matched it with a payment or an enrolment; null while it is not matched. */
  matched_by: Maybe<number>;
  /** The moment at which it was matched; null while it is not matched. */
  matched_at: MaybeInstant;
  /** The batch in which it was matched; null if it was matched alone. */
  batch_id: Maybe<number>;
  /** The account that set it aside, as no payment of a fee; null otherwise. */
  aside_by: Maybe<number>;
  /** The moment at which it was set aside; null otherwise. */
  aside_at: MaybeInstant;
  /** The reason why it was set aside; null otherwise. */
  aside_reason: Maybe<string>;
  /** Whether its payment had been confirmed by hand before it was found. */
  by_hand: Generated<boolean>;
  /** Whether it is part of a transfer for several people, as money without a declaration. */
  of_many: Generated<boolean>;
  /** The declaration, of many the first payment, that it ended because it brought too little; null for none. */
  instead_of: Maybe<number>;
  /** The line from which it was split; null for none. */
  split_from: Maybe<number>;
  /**
   * Keyed hashes of the numbers of its transaction; `~` marks a number that does not identify a transaction by itself.
   */
  reference_keys: ColumnType<string[], string[] | undefined, string[]>;
  /** The time of the day, `09:12` or `09:12:11`; null if the bank does not state it, and for a split line. */
  paid_at: Maybe<string>;
  /** SHA-256 of the words and the fields of the row that names the columns of its file; null for a split line. */
  layout: Maybe<string>;
  /** The line that it may repeat, until a person decides; null for none. */
  perhaps_of: Maybe<number>;
  /** The word by which a statement set it aside, such as 已全额退款; empty for none. */
  said_status: ColumnType<string, string | undefined, string>;
}

/** Lines of bank statements that were confirmed together. */
export interface BankBatchTable {
  batch_id: number;
  /** The account that confirmed them. */
  made_by: number;
  /** The moment of the first round. */
  made_at: Instant;
  /** The number of lines that were confirmed; those that still stand have its id. */
  matched: number;
  /** Their amount when they were confirmed. */
  matched_cents: number;
}
