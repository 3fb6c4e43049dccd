import type { GrantKind, GrantStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A request about the access of an account, which another person decides. */
export interface GrantRequestTable {
  request_id: Generated<number>;
  /** The account that it is about. */
  user_id: number;
  /** `grant`: make the account an administrator; the others: reset the password or second factor of one. */
  kind: Generated<GrantKind>;
  /** The same as user_id, unique; null once the request is decided, withdrawn or expired. */
  open_user_id: Maybe<number>;
  status: Generated<GrantStatus>;
  /** The reason of the request. */
  reason: string;
  /** The reason of a refusal; empty otherwise. */
  refuse_content: Generated<string>;
  /** The account that made the request and may not decide it. */
  requested_by: number;
  requested_at: Instant;
  /** The moment from which it can no longer be decided. */
  expires_at: Instant;
  /** The account that decided or withdrew it; null while it is open, and if it expired. */
  decided_by: Maybe<number>;
  /** The moment at which it was decided, withdrawn or expired; null while it is open. */
  decided_at: MaybeInstant;
}
