import type { GrantStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A request to give an account a role or a duty, which another person decides. */
export interface GrantRequestTable {
  request_id: Generated<number>;
  user_id: number;
  kind: Generated<'grant' | 'reset_password' | 'reset_factor'>;
  open_user_id: Maybe<number>;
  status: Generated<GrantStatus>;
  reason: string;
  refuse_content: Generated<string>;
  requested_by: number;
  requested_at: Instant;
  expires_at: Instant;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
}
