import type { Generated } from 'kysely';
import type { Instant, Maybe } from './column.js';

/** An expert: employer, specialities, and the account that fees are paid to. */
export interface ExpertProfileTable {
  user_id: number;
  employer: Generated<string>;
  title: Generated<string>;
  specialities: Generated<string[]>;
  years: Maybe<number>;
  bank: Generated<string>;
  account_name: Generated<string>;
  account_number_enc: Maybe<Buffer>;
  account_number_masked: Generated<string>;
  updated_at: Instant;
}

/** A file that an expert attached to their profile. */
export interface ExpertFileTable {
  user_id: number;
  file_id: number;
  title: string;
  created_at: Instant;
}

/** The bank account that a unit is paid into. */
export interface PaymentAccountTable {
  unit_id: number;
  bank: string;
  account_name: string;
  account_number_enc: Buffer;
  account_number_masked: string;
  updated_by: Maybe<number>;
  updated_at: Instant;
}
