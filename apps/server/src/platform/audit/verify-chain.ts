import type { Kysely, Transaction } from 'kysely';
import type { Database, Row } from '../store/database.js';
import { genesisHash, hashRow } from './canonical-row.js';

/** `seq` is the first event that is wrong. */
export type ChainVerdict =
  | { ok: true; length: number; head_hash: Buffer }
  | {
      ok: false;
      seq: number;
      /** altered: a field differs from its hash; unlinked: it does not follow its predecessor; missing: a gap, or the
       * end was cut; rewritten: the hash published earlier is not there any more. */
      why: 'altered' | 'unlinked' | 'missing' | 'rewritten';
    };

/** A hash that was printed or stored elsewhere at some time: shows a chain that was replaced as a whole. */
export interface ChainAnchor {
  seq: number;
  hash: Buffer;
}

const pageSize = 1_000;

const pageAfter = (tx: Transaction<Database>, class_id: number, seq: number) =>
  tx
    .selectFrom('audit_event')
    .selectAll()
    .where('class_id', '=', class_id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(pageSize)
    .execute();

type Fault = Extract<ChainVerdict, { ok: false }>;

function faultOf(event: Row<'audit_event'>, prev: ChainAnchor, anchor?: ChainAnchor): Fault | undefined {
  const seq = prev.seq + 1;
  if (event.seq !== seq) return { ok: false, seq, why: 'missing' };
  if (!event.prev_hash.equals(prev.hash)) return { ok: false, seq, why: 'unlinked' };
  if (!event.hash.equals(hashRow(prev.hash, event))) return { ok: false, seq, why: 'altered' };
  if (anchor?.seq === seq && !anchor.hash.equals(event.hash)) return { ok: false, seq, why: 'rewritten' };
  return undefined;
}

async function walk(
  tx: Transaction<Database>,
  class_id: number,
  anchor?: ChainAnchor,
): Promise<ChainVerdict> {
  const head = await tx
    .selectFrom('audit_head')
    .selectAll()
    .where('class_id', '=', class_id)
    .executeTakeFirst();
  let prev: ChainAnchor = { seq: 0, hash: genesisHash };
  for (;;) {
    const page = await pageAfter(tx, class_id, prev.seq);
    for (const event of page) {
      const fault = faultOf(event, prev, anchor);
      if (fault) return fault;
      prev = { seq: event.seq, hash: event.hash };
    }
    if (page.length < pageSize) break;
  }
  const end = head ?? { seq: 0, hash: genesisHash };
  if (prev.seq !== end.seq || !prev.hash.equals(end.hash)) {
    return { ok: false, seq: Math.min(prev.seq, end.seq) + 1, why: 'missing' };
  }
  if (anchor && anchor.seq > prev.seq) return { ok: false, seq: prev.seq + 1, why: 'missing' };
  return { ok: true, length: prev.seq, head_hash: prev.hash };
}

/** Recomputes a class's whole chain from one snapshot and says where it first breaks. */
export const verifyChain = (
  db: Kysely<Database>,
  class_id: number,
  anchor?: ChainAnchor,
): Promise<ChainVerdict> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => walk(tx, class_id, anchor));
