import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, Maybe } from './column.js';

/** One row that says which encryption key the database belongs to. */
export interface InstallationTable {
  only_row: Generated<boolean>;
  key_check: Buffer;
  created_at: InstantNow;
}

/** The last row of the audit trail of a class, locked while the next is added. */
export interface AuditHeadTable {
  class_id: number;
  seq: number;
  hash: Buffer;
}

/** The audit trail. Each row carries the hash of the one before it in its class. */
export interface AuditEventTable {
  class_id: number;
  seq: number;
  at: Instant;
  user_id: Maybe<number>;
  actor_role: string;
  session_hash: Maybe<Buffer>;
  address: Generated<string>;
  action: string;
  object_type: string;
  object_id: string;
  from_state: Maybe<string>;
  to_state: Maybe<string>;
  reason: Maybe<string>;
  detail: Json<Record<string, unknown>>;
  request_id: Generated<string>;
  prev_hash: Buffer;
  hash: Buffer;
}

/** Which kind of things of a class changed last in which transaction. */
export interface ChangeTable {
  class_id: number;
  kind: string;
  told: string;
  told_at: Maybe<Instant>;
  session_hash: Maybe<Buffer>;
  request_id: Generated<string>;
  told_before: Maybe<string>;
}

/** Which server runs a recurring job, and until when. */
export interface JobLeaseTable {
  name: string;
  locked_until: Instant;
  holder: string;
}
