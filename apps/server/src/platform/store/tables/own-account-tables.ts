import type { Generated } from 'kysely';
import type { Instant, Maybe } from './column.js';

/** An expert: employer, specialities, and the bank account that fees are paid to. */
export interface ExpertProfileTable {
  user_id: number;
  employer: Generated<string>;
  /** The professional title. */
  title: Generated<string>;
  /** The fields of expertise, as text. */
  specialities: Generated<string[]>;
  /** The number of years in the profession; null if not stated. */
  years: Maybe<number>;
  /** The bank of the account for fees; empty if not stated. */
  bank: Generated<string>;
  /** The holder of the account for fees; empty if not stated. */
  account_name: Generated<string>;
  /** The number of the account for fees, encrypted; null if not stated. */
  account_number_enc: Maybe<Buffer>;
  /** The part of the account number that may be shown; empty if there is none. */
  account_number_masked: Generated<string>;
  updated_at: Instant;
}

/** A file that an expert attached to their profile. */
export interface ExpertFileTable {
  user_id: number;
  file_id: number;
  /** The name under which the expert attached it. */
  title: string;
  created_at: Instant;
}

/** The bank account that a unit is paid into. */
export interface PaymentAccountTable {
  unit_id: number;
  bank: string;
  /** The holder of the bank account. */
  account_name: string;
  /** The number of the bank account, encrypted. */
  account_number_enc: Buffer;
  /** The part of the account number that may be shown. */
  account_number_masked: string;
  /** The account that changed it last. */
  updated_by: Maybe<number>;
  updated_at: Instant;
}
