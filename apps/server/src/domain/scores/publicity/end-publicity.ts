import type { Actor, ScoreEvent, ScoreStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { hasWaiting } from '../../foundation/standing/has-waiting.js';
import { nextScoreStatus } from '../next-score-status.js';
import { subjectEvent } from '../subject-event.js';

interface Turning {
  readonly class_id: number;
  readonly actors: readonly Actor[];
  /** The actor and the moment, as the audit trail has them. */
  readonly by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;
}

/** Moves all scores of a class from one state to the next by one event, and writes a record for each subject. */
const turn = async (
  tx: Transaction<Database>,
  { event, from }: { readonly event: ScoreEvent; readonly from: ScoreStatus },
  { class_id, actors, by }: Turning,
): Promise<void> => {
  const to = nextScoreStatus({ state: from, event, actors });
  const { rows } = await sql<{ subject: string; count: number }>`
    with changed as (
      update score set status = ${to}, updated_at = ${by.at}
      where class_id = ${class_id} and status = ${from} returning subject
    )
    select subject, count(*)::int4 as count from changed group by subject order by subject`.execute(tx);
  await appendAudit(
    tx,
    class_id,
    rows.map((row) => subjectEvent(by, { ...row, event, from, to })),
  );
};

/**
 * Makes the published scores of a class final, after its publicity. The class must be locked.
 * @throws a Refusal `scores_waiting` while a change of a score or a recheck waits for a decision
 */
export const endPublicity = async (tx: Transaction<Database>, turning: Turning): Promise<void> => {
  if (await hasWaiting(tx, turning.class_id)) throw new Refusal('scores_waiting');
  await turn(tx, { event: 'publicity_end', from: 'published' }, turning);
};

/**
 * Makes the final scores of a class published again, after its publicity was ended by mistake. The class must be
 * locked.
 */
export const resumePublicity = (tx: Transaction<Database>, turning: Turning): Promise<void> =>
  turn(tx, { event: 'publicity_goes_on', from: 'final' }, turning);
