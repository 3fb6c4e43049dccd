import type { ChangeKind } from '@skillcert/core';
import { Refusal } from '../http/errors/refuse.js';
import { errorCode } from '../store/error-code.js';
import type { Store } from '../store/open-store.js';

/**
 * A change of some kind in a class. `session` is the session that made it; null if there is none, or if others made
 * such a change too since the cursor.
 */
export interface KnownChange {
  readonly class_id: number;
  readonly kind: ChangeKind;
  readonly session: string | null;
  readonly request_id: string;
}

interface ReadChanges {
  /** The snapshot of the database at this moment; the next reading passes it in. */
  readonly cursor: string;
  readonly changes: readonly KnownChange[];
}

/** Covers the changes that a page may have missed while it loaded, and a server before its first look. */
export const latelyMs = 15_000;

// Rows with ids of future transactions come from another database, whose backup was restored into this one.
const text = (since: string, alone: string) => `
  select pg_current_snapshot()::text as cursor, coalesce((
    select json_agg(json_build_object('class_id', c.class_id, 'kind', c.kind, 'request_id', c.request_id,
      'session', case when ${alone} then encode(c.session_hash, 'hex') end))
    from change c where c.told < pg_snapshot_xmax(pg_current_snapshot()) and ${since}), '[]') as changes`;

const statements = {
  since: {
    name: 'changes-since',
    text: text(
      'c.told >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.told, $1::pg_snapshot)',
      'c.told_before is null or pg_visible_in_snapshot(c.told_before, $1::pg_snapshot)',
    ),
  },
  lately: {
    name: 'changes-lately',
    text: text('c.told_at > $1::timestamptz', 'false'),
  },
};

/** Reads the changes committed since a cursor, or written since a moment, in one statement. */
export const readChanges = async (
  { pool }: Pick<Store, 'pool'>,
  since: string | Date,
): Promise<ReadChanges> => {
  const statement = typeof since === 'string' ? statements.since : statements.lately;
  const { rows } = await pool
    .query<ReadChanges>({ ...statement, values: [since] })
    .catch((error: unknown) => {
      // The text looks like a cursor but is none.
      if (errorCode(error) === '22P02') throw new Refusal('malformed');
      throw error;
    });
  const [read] = rows;
  if (!read) throw new Error('A select without a table gave no row.');
  return read;
};
