import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, Maybe } from './column.js';

/** One row that says which encryption key the database belongs to. */
export interface InstallationTable {
  /** Always true and unique, so that there is one row. */
  only_row: Generated<boolean>;
  /** A keyed hash; the server compares it at its start to know that its secret key is the right one. */
  key_check: Buffer;
  created_at: InstantNow;
}

/** The columns of a family of sheets, as an account chose them for a row of heads. */
export interface SheetLayoutTable {
  user_id: number;
  /** The kind of sheet, for instance `scores`. */
  family: string;
  /** A keyed hash of the words of the heads, since the first row of a sheet without heads is personal data. */
  layout_key: Buffer;
  /** The field of each column in order; an empty string for a column that is not read. */
  fields: string[];
  /** The moment of the last choice; the oldest choices of an account are dropped. */
  saved_at: Instant;
}

/** The last row of the audit trail of a class, locked while the next is added. */
export interface AuditHeadTable {
  /** The class; 0 for the rows of no class. */
  class_id: number;
  /** The seq of the last row. */
  seq: number;
  /** The hash of the last row. */
  hash: Buffer;
}

/** The audit trail. Each row carries the hash of the one before it in its class. */
export interface AuditEventTable {
  /** The class; 0 for the rows of no class. */
  class_id: number;
  /** The number of the row in its class, from 1. */
  seq: number;
  /** The moment of the event, never before that of the row before. */
  at: Instant;
  /** The account that acted; null for a candidate, a visitor, the clock or the system. */
  user_id: Maybe<number>;
  /** The role in which it acted, or `candidate`, `clock`, `system` or `anyone`. */
  actor_role: string;
  /** The token hash of the session that acted; null without a session. */
  session_hash: Maybe<Buffer>;
  /** The network address of the request; empty without one. */
  address: Generated<string>;
  /** The event, for instance `approve`. */
  action: string;
  /** The kind of thing that it happened to. */
  object_type: string;
  /** The id of that thing. */
  object_id: string;
  /** The state before the event; null if it changes no state. */
  from_state: Maybe<string>;
  /** The state after the event; null if it changes no state. */
  to_state: Maybe<string>;
  /** The reason that the person gave; null for none. */
  reason: Maybe<string>;
  /** Other facts about the event, as JSON, with personal data masked. */
  detail: Json<Record<string, unknown>>;
  /** The id of the request; empty without one. */
  request_id: Generated<string>;
  /** The hash of the row before; zeros in the first. */
  prev_hash: Buffer;
  /** SHA-256 over prev_hash and this row. */
  hash: Buffer;
}

/** Which kind of things of a class changed last in which transaction. */
export interface ChangeTable {
  class_id: number;
  /** The kind of things. */
  kind: string;
  /** The id of the transaction that changed it last. */
  told: string;
  /** The moment of that change; null for a change of a job. */
  told_at: Maybe<Instant>;
  /** The token hash of the session that changed it; null for the clock and jobs. */
  session_hash: Maybe<Buffer>;
  /** The id of the request that changed it; empty without one. */
  request_id: Generated<string>;
  /** The id of the last transaction of another session before those of this session; null for none. */
  told_before: Maybe<string>;
}

/** Which server runs a recurring job, and until when. */
export interface JobLeaseTable {
  /** The name of the job. */
  name: string;
  /** The moment from which another server may take the job. */
  locked_until: Instant;
  /** The server process that runs the job. */
  holder: string;
}
