import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, InstantNow, Maybe, MaybeInstant } from './column.js';

/** A session of an account or a candidate: a signed-in browser, or a program. Tokens are kept as hashes. */
export interface SessionTable {
  session_id: number;
  /** SHA-256 of the token; the audit trail names the session by it. */
  token_hash: Buffer;
  /** SHA-256 of the browser's session cookie; null for a program. */
  sid_hash: Maybe<Buffer>;
  /** The account; null for a candidate. */
  user_id: Maybe<number>;
  /** The candidate; null for an account. */
  candidate_id: Maybe<number>;
  created_at: InstantNow;
  /** The moment of the last request, noted at most once a minute. */
  last_seen_at: InstantNow;
  /** The moment of its end: 12 hours after the sign-in in a browser, 1 hour for a program. */
  expires_at: Instant;
  /** The moment at which it was ended before its time; null otherwise. */
  ended_at: MaybeInstant;
  /** The reason of that end; null otherwise. */
  ended_why: Maybe<
    'logout' | 'other_login' | 'administrator' | 'password_changed' | 'factor_enrolled' | 'expired'
  >;
  /** The browser or program, as its sign-in states it. */
  user_agent: Generated<string>;
  /** The network address of the sign-in. */
  address: Generated<string>;
}

/** A code sent to a phone, kept as a hash, with the tries that are left. */
export interface VerifyCodeTable {
  /** The step that the code permits: to enrol, to register, to sign in or to reset a password. */
  purpose: string;
  /** The keyed hash of the phone. */
  phone_index: Buffer;
  /** Always 0. */
  class_id: Generated<number>;
  /** The keyed hash of the code; zeros once it was used. */
  code_hash: Buffer;
  /** The number of wrong entries that are still permitted. */
  tries_left: number;
  /** SHA-256 of a secret in a cookie; only the browser that requested the code may use it. */
  requested_by: Buffer;
  /** The moment at which the message was queued. */
  sent_at: InstantNow;
  /** The moment up to which the code is valid. */
  expires_at: Instant;
}

/** A proof that a phone was verified, for one purpose and a short time. Not an admission ticket. */
export interface TicketTable {
  /** SHA-256 of a secret in a cookie. */
  ticket_hash: Buffer;
  /** The step that it permits. */
  purpose: string;
  /** The verified phone, encrypted. */
  phone_enc: Buffer;
  /** The keyed hash of the verified phone. */
  phone_index: Buffer;
  /** Always 0. */
  class_id: Generated<number>;
  /** The moment up to which it may be used. */
  expires_at: Instant;
  /** The moment at which it was used; null before that. */
  used_at: MaybeInstant;
}

/** The number of calls that a limit has counted for a key in a window of time. */
export interface RateWindowTable {
  /** The name of the limit, a colon and the subject; also the number of a challenge that was solved. */
  key: string;
  /** The beginning of the window; of a challenge, its end. */
  window_start: Instant;
  /** The number of calls that were counted. */
  hits: Generated<number>;
}

/** The secret link of the first start, which makes the first account. */
export interface SetupTokenTable {
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
  /** The moment up to which the link is valid. */
  expires_at: Instant;
  /** The moment at which the first account was made; null before that. */
  used_at: MaybeInstant;
}

/** The answer to a write that a client may send again with the same key. */
export interface IdempotencyTable {
  /** The sender: `account:` with its id, `phone:` with its keyed hash, or `anyone`. */
  owner: string;
  /** The key that the client sent. */
  key: string;
  /** The name of the call. */
  call: string;
  /** SHA-256 of the input; another input with the same key is refused. */
  request_hash: Buffer;
  /** The answer as JSON; null only within the transaction that computes it. */
  answer: JSONColumnType<object | null, string | null | undefined, string | null>;
  created_at: InstantNow;
}
