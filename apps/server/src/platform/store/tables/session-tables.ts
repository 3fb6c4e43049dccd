import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, InstantNow, Maybe, MaybeInstant } from './column.js';

/** A signed-in browser of an account or a candidate. Tokens are kept as hashes. */
export interface SessionTable {
  session_id: number;
  token_hash: Buffer;
  sid_hash: Maybe<Buffer>;
  user_id: Maybe<number>;
  candidate_id: Maybe<number>;
  created_at: InstantNow;
  last_seen_at: InstantNow;
  expires_at: Instant;
  ended_at: MaybeInstant;
  ended_why: Maybe<
    'logout' | 'other_login' | 'administrator' | 'password_changed' | 'factor_enrolled' | 'expired'
  >;
  user_agent: Generated<string>;
  address: Generated<string>;
}

/** A code sent to a phone, kept as a hash, with the tries that are left. */
export interface VerifyCodeTable {
  purpose: string;
  phone_index: Buffer;
  class_id: Generated<number>;
  code_hash: Buffer;
  tries_left: number;
  requested_by: Buffer;
  sent_at: InstantNow;
  expires_at: Instant;
}

/** A proof that a phone was verified, for one purpose and a short time. Not an admission ticket. */
export interface TicketTable {
  ticket_hash: Buffer;
  purpose: string;
  phone_enc: Buffer;
  phone_index: Buffer;
  class_id: Generated<number>;
  expires_at: Instant;
  used_at: MaybeInstant;
}

/** How many calls a limited key has made in a window of time. */
export interface RateWindowTable {
  key: string;
  window_start: Instant;
  hits: Generated<number>;
}

/** The secret link of the first start, which makes the first account. */
export interface SetupTokenTable {
  token_hash: Buffer;
  expires_at: Instant;
  used_at: MaybeInstant;
}

/** The answer to a write that a client may send again with the same key. */
export interface IdempotencyTable {
  owner: string;
  key: string;
  call: string;
  request_hash: Buffer;
  answer: JSONColumnType<object | null, string | null | undefined, string | null>;
  created_at: InstantNow;
}
