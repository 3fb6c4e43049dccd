import type { Generated } from 'kysely';
import type { InstantNow, MaybeInstant } from './column.js';

export interface AccountFactorTable {
  user_id: number;
  secret_enc: Buffer;
  confirmed_at: MaybeInstant;
  last_step: Generated<number>;
  created_at: InstantNow;
}

export interface RecoveryCodeTable {
  user_id: number;
  code_hash: Buffer;
}
