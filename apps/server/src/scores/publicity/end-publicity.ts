import type { Actor } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import type { AuditEvent } from '../../audit/audit-event.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { nextScoreStatus } from '../next-score-status.js';
import { subjectEvent } from '../subject-event.js';
import { hasWaiting } from './has-waiting.js';

interface Ending {
  readonly class_id: number;
  readonly actors: readonly Actor[];
  /** Who ends it when, as the audit trail has it. */
  readonly by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;
}

/**
 * Makes the published scores of a class final, whose publicity is over. The class must be locked.
 * @throws a Refusal `scores_waiting` while a change of a score or a recheck waits for a decision
 */
export const endPublicity = async (
  tx: Transaction<Database>,
  { class_id, actors, by }: Ending,
): Promise<void> => {
  if (await hasWaiting(tx, class_id)) throw new Refusal('scores_waiting');
  const to = nextScoreStatus({ state: 'published', event: 'publicity_end', actors });
  const { rows } = await sql<{ subject: string; count: number }>`
    with changed as (
      update score set status = ${to}, updated_at = ${by.at}
      where class_id = ${class_id} and status = 'published' returning subject
    )
    select subject, count(*)::int4 as count from changed group by subject order by subject`.execute(tx);
  await appendAudit(
    tx,
    class_id,
    rows.map((row) => subjectEvent(by, { ...row, event: 'publicity_end', from: 'published', to })),
  );
};
