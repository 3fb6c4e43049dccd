import { type RawBuilder, sql, type Transaction } from 'kysely';
import { changesOf } from '../changes/notify-change.js';
import { arrayText, columnText } from '../store/array-text.js';
import type { Database } from '../store/database.js';
import { executePrepared, prepared } from '../store/prepared.js';
import { executeLater } from '../store/statements/send-together.js';
import type { AuditEvent } from './audit-event.js';
import { type AuditRow, genesisHash, hashRow, toRow } from './canonical-row.js';

/** The end of a chain. */
export interface ChainHead {
  seq: number;
  hash: Buffer;
  /** When its last event was; null where there is none. */
  at: Date | null;
}

/** Locks the end of a class's chain and gives it; nothing where the chain has not begun. */
export const headLock = (class_id: number): RawBuilder<ChainHead> =>
  sql<ChainHead>`
    select h.seq, h.hash, (select e.at from audit_event e where e.class_id = h.class_id and e.seq = h.seq) as at
    from audit_head h where h.class_id = ${class_id} for update of h`;

/** Locks the chain's end, so that the events of one class are appended one transaction after the other. */
async function lockHead(tx: Transaction<Database>, class_id: number): Promise<ChainHead> {
  const read = async () => (await executePrepared(tx, headLock(class_id)))[0];
  const head = await read();
  if (head) return head;
  await tx
    .insertInto('audit_head')
    .values({ class_id, seq: 0, hash: genesisHash })
    .onConflict((conflict) => conflict.column('class_id').doNothing())
    .execute();
  const made = await read();
  if (!made)
    throw new Error(`The audit chain of class ${class_id} has no head row, though it was just made.`);
  return made;
}

type Link = AuditRow & { prev_hash: Buffer; hash: Buffer };

/**
 * The order of a chain is that of its lock. A transaction that waited for it read the clock before: its event is not
 * earlier than the one that came first.
 */
const notBefore = (at: Date, last: Date | null): Date => (last && last > at ? last : at);

function chain(class_id: number, head: ChainHead, events: readonly AuditEvent[]): Link[] {
  let { hash: prev_hash, at: last } = head;
  return events.map((event, index) => {
    last = notBefore(event.at, last);
    const row = toRow(class_id, head.seq + 1 + index, { ...event, at: last });
    const link = { ...row, prev_hash, hash: hashRow(prev_hash, row) };
    prev_hash = link.hash;
    return link;
  });
}

/**
 * One statement for any number of rows: its text stays the same, so it is cheap to parse. It goes with the
 * commit.
 */
async function insertLinks(
  tx: Transaction<Database>,
  class_id: number,
  links: Link[],
  last: Link,
  events: readonly AuditEvent[],
): Promise<void> {
  const column = (name: Exclude<keyof Link, 'detail'>) => columnText(links, name);
  const statement = sql`
    with written as (
      insert into audit_event (class_id, seq, at, user_id, actor_role, session_hash, address, action, object_type,
        object_id, from_state, to_state, reason, detail, request_id, prev_hash, hash)
      select ${class_id}::bigint, * from unnest(
        ${column('seq')}::bigint[], ${column('at')}::timestamptz[], ${column('user_id')}::bigint[],
        ${column('actor_role')}::text[], ${column('session_hash')}::bytea[], ${column('address')}::text[],
        ${column('action')}::text[], ${column('object_type')}::text[], ${column('object_id')}::text[],
        ${column('from_state')}::text[], ${column('to_state')}::text[], ${column('reason')}::text[],
        ${arrayText(links.map((link) => JSON.stringify(link.detail)))}::jsonb[], ${column('request_id')}::text[],
        ${column('prev_hash')}::bytea[], ${column('hash')}::bytea[])
    ), told as (${changesOf(class_id, events)})
    update audit_head set seq = ${last.seq}, hash = ${last.hash} where class_id = ${class_id}`;
  await executeLater(tx, prepared(statement));
}

/**
 * Appends events to a class's hash chain (class 0 is the platform's), in the transaction that makes the change.
 * It locks the chain's head until the transaction ends: call it last. A caller that has locked it by {@link headLock}
 * gives it as `held`.
 * @returns the new end of the chain
 */
export async function appendAudit(
  tx: Transaction<Database>,
  class_id: number,
  events: readonly AuditEvent[],
  held?: ChainHead,
): Promise<ChainHead> {
  const head = held ?? (await lockHead(tx, class_id));
  const links = chain(class_id, head, events);
  const last = links.at(-1);
  if (!last) return head;
  await insertLinks(tx, class_id, links, last, events);
  return { seq: last.seq, hash: last.hash, at: new Date(last.at) };
}
