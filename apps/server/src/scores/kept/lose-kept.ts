import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import type { AuditEvent } from '../../audit/audit-event.js';
import type { Database } from '../../store/database.js';
import { keptEvent } from './kept-event.js';

interface Changed {
  /** The score that has changed. */
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly subject: string;
  /** Who changed it when, as the audit trail has it. */
  readonly by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;
}

interface Lost {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly points: number;
}

/**
 * Takes a score that two people have changed out of the classes in which it was kept: there the subject is to be sat. To be called after the change,
 * and after the records of its own class: each of the others gets a record in its own trail. Why it changed is not theirs to know.
 */
export const loseKept = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, subject, by }: Changed,
): Promise<void> => {
  const { rows } = await sql<Lost>`
    update kept_subject set lost_as = 'changed', lost_by = ${by.user_id ?? null}, lost_at = ${by.at}
    where from_class_id = ${class_id} and from_enrolment_id = ${enrolment_id} and subject = ${subject} and lost_at is null
    returning class_id, enrolment_id, points`.execute(tx);
  // In one order, so that two such changes wait for each other instead of locking each other out.
  for (const lost of [...rows].sort((one, other) => one.class_id - other.class_id)) {
    const step = { ...lost, subject, from_class_id: class_id, why: 'changed' } as const;
    await appendAudit(tx, lost.class_id, [keptEvent(by, 'lose', step)]);
  }
};
