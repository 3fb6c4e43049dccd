import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow } from './column.js';

/** An account that a candidate made on the enrol site. */
export interface CandidateAccountTable {
  candidate_id: Generated<number>;
  /** The account name as it is shown. */
  username: string;
  /** The account name in small letters and one width: it is unique among candidates. */
  username_key: string;
  name: string;
  /** The e-mail; empty for none. */
  email: Generated<string>;
  /** The phone, encrypted. */
  phone_enc: Buffer;
  /** The keyed hash of the phone, which is unique and connects the account with its enrolments. */
  phone_index: Buffer;
  /** The argon2id hash of the password. */
  password_hash: string;
  /** Staff freeze an account and activate it again. */
  status: Generated<'approved' | 'frozen'>;
  /** The reason of the last change of the status; empty if it had none. */
  refuse_content: Generated<string>;
  created_at: InstantNow;
  /** The characters of the name and their pairs, for the search; the database computes them. */
  name_grams: GeneratedAlways<string[]>;
}
