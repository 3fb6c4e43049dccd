import type { Generated } from 'kysely';
import type { InstantNow, MaybeInstant } from './column.js';

/** The second factor of an account (TOTP, RFC 6238). `last_step` keeps a code from being used twice. */
export interface AccountFactorTable {
  user_id: number;
  secret_enc: Buffer;
  confirmed_at: MaybeInstant;
  last_step: Generated<number>;
  created_at: InstantNow;
}

/** A code that signs an account in once without its second factor. */
export interface RecoveryCodeTable {
  user_id: number;
  code_hash: Buffer;
}
