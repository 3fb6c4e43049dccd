import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow } from './column.js';

/** An account that a candidate made on the enrol site. */
export interface CandidateAccountTable {
  candidate_id: Generated<number>;
  username: string;
  username_key: string;
  name: string;
  email: Generated<string>;
  phone_enc: Buffer;
  phone_index: Buffer;
  password_hash: string;
  status: Generated<'approved' | 'frozen'>;
  refuse_content: Generated<string>;
  created_at: InstantNow;
  name_grams: GeneratedAlways<string[]>;
}
