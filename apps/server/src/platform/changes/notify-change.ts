import { type ChangeKind, changeKindOf } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../audit/audit-event.js';
import { arrayText } from '../store/array-text.js';
import type { Database } from '../store/database.js';

type By = Partial<Pick<AuditEvent, 'at' | 'session_hash' | 'request_id'>>;

/** The last of some events of each kind, in one order for all transactions. */
const lastOfKinds = (events: readonly AuditEvent[]): [ChangeKind, By][] => {
  const last = new Map<ChangeKind, By>();
  for (const event of events) {
    const kind = changeKindOf(event);
    if (kind) last.set(kind, event);
  }
  return [...last].sort(([a], [b]) => (a < b ? -1 : 1));
};

const upsert = (class_id: number, kinds: readonly (readonly [ChangeKind, By])[]): RawBuilder<unknown> => sql`
  insert into change as c (class_id, kind, told, told_at, session_hash, request_id)
  select ${class_id}::bigint, k.kind, pg_current_xact_id(), k.at, k.session_hash, k.request_id
  from unnest(${arrayText(kinds.map(([kind]) => kind))}::text[],
    ${arrayText(kinds.map(([, { at }]) => at ?? null))}::timestamptz[],
    ${arrayText(kinds.map(([, { session_hash }]) => session_hash ?? null))}::bytea[],
    ${arrayText(kinds.map(([, { request_id }]) => request_id ?? ''))}::text[]) as k(kind, at, session_hash, request_id)
  on conflict (class_id, kind) do update set told = excluded.told, told_at = excluded.told_at,
    session_hash = excluded.session_hash, request_id = excluded.request_id,
    told_before = case when c.session_hash is distinct from excluded.session_hash then c.told else c.told_before end`;

/** Notifies of what some events of a class changed, as part of the statement that writes them. */
export const changesOf = (class_id: number, events: readonly AuditEvent[]): RawBuilder<unknown> =>
  upsert(class_id, lastOfKinds(events));

/** Notifies that a job of a class has come further, which the audit trail does not have. Call it last, as the audit. */
export const notifyJob = async (
  db: Kysely<Database> | Transaction<Database>,
  class_id: number,
): Promise<void> => {
  await upsert(class_id, [['job', {}]]).execute(db);
};
