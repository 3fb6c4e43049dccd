import type { Generated } from 'kysely';
import type { InstantNow, MaybeInstant } from './column.js';

/** The second factor of an account (TOTP, RFC 6238). */
export interface AccountFactorTable {
  user_id: number;
  /** The shared secret, encrypted. */
  secret_enc: Buffer;
  /** The moment of the first right code; null before it, and then the factor does not count yet. */
  confirmed_at: MaybeInstant;
  /** The 30-second step of the newest code that was used; codes of it and of earlier steps are refused. */
  last_step: Generated<number>;
  created_at: InstantNow;
}

/** A code that signs an account in once without its second factor. */
export interface RecoveryCodeTable {
  user_id: number;
  /** The keyed hash of the code; its use deletes the row. */
  code_hash: Buffer;
}
