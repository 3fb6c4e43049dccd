import type { ChangeKind } from '@skillcert/core';
import { Refusal } from '../http/errors/refuse.js';
import { errorCode } from '../store/error-code.js';
import type { Store } from '../store/open-store.js';

/**
 * That something of a kind changed in a class, and which session made it, where one did and nobody else since the
 * cursor.
 */
export interface KnownChange {
  readonly class_id: number;
  readonly kind: ChangeKind;
  readonly session: string | null;
  readonly request_id: string;
}

interface ReadChanges {
  /** What the database knows at this moment, which the next reading names. */
  readonly cursor: string;
  readonly changes: readonly KnownChange[];
}

/** What a page may have missed while it loaded, and a server before it looked. */
export const latelyMs = 15_000;

// Ids of transactions that are still to come are of another database, whose backup this one began with.
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

/** What was committed since a cursor, or what was written since a moment. One statement. */
export const readChanges = async (
  { pool }: Pick<Store, 'pool'>,
  since: string | Date,
): Promise<ReadChanges> => {
  const statement = typeof since === 'string' ? statements.since : statements.lately;
  const { rows } = await pool
    .query<ReadChanges>({ ...statement, values: [since] })
    .catch((error: unknown) => {
      // What looks like a cursor and is none.
      if (errorCode(error) === '22P02') throw new Refusal('malformed');
      throw error;
    });
  const [read] = rows;
  if (!read) throw new Error('A select without a table gave no row.');
  return read;
};
