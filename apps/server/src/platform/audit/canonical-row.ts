import { createHash } from 'node:crypto';
import type { AuditEvent } from './audit-event.js';

/** One event as the table holds it, without its hashes. */
export interface AuditRow {
  class_id: number;
  seq: number;
  at: Date;
  user_id: number | null;
  actor_role: string;
  session_hash: Buffer | null;
  address: string;
  action: string;
  object_type: string;
  object_id: string;
  from_state: string | null;
  to_state: string | null;
  reason: string | null;
  detail: Record<string, unknown>;
  request_id: string;
}

/** The hash before the first event of every chain. */
export const genesisHash = Buffer.alloc(32);

const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();
const unstorableInJson = /\\u(?:0000|d[89a-f])/i;

/** Text as PostgreSQL gives it back: it stores no NUL and no lone surrogate. */
const storable = (text: string) =>
  isUnstorable(text) ? Buffer.from(text.replaceAll('\0', '\uFFFD'), 'utf8').toString('utf8') : text;
const storableOrNull = (text: string | null | undefined) =>
  text === null || text === undefined ? null : storable(text);

function storableJson(value: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(value);
  if (!unstorableInJson.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, inner) => (typeof inner === 'string' ? storable(inner) : inner));
}

/** Key order does not survive jsonb, so the hash is taken over sorted keys. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

/** An event as a row that reads back exactly as it is hashed. */
export function toRow(class_id: number, seq: number, event: AuditEvent): AuditRow {
  return {
    class_id,
    seq,
    at: event.at,
    user_id: event.user_id ?? null,
    actor_role: storable(event.actor_role),
    session_hash: event.session_hash ?? null,
    address: storable(event.address ?? ''),
    action: storable(event.action),
    object_type: storable(event.object_type),
    object_id: storable(String(event.object_id)),
    from_state: storableOrNull(event.from_state),
    to_state: storableOrNull(event.to_state),
    reason: storableOrNull(event.reason),
    detail: storableJson(event.detail ?? {}),
    request_id: storable(event.request_id ?? ''),
  };
}

/** SHA-256(prev ‖ canonical row): the canonical row is a JSON array of the fields in the table's order. */
export function hashRow(prev_hash: Buffer, row: AuditRow): Buffer {
  const canonical = JSON.stringify([
    row.class_id,
    row.seq,
    row.at.toISOString(),
    row.user_id,
    row.actor_role,
    row.session_hash?.toString('hex') ?? null,
    row.address,
    row.action,
    row.object_type,
    row.object_id,
    row.from_state,
    row.to_state,
    row.reason,
    sortKeys(row.detail),
    row.request_id,
  ]);
  return createHash('sha256').update(prev_hash).update(canonical).digest();
}
