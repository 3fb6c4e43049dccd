import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Database } from '../../../platform/store/database.js';
import { keptEvent } from './kept-event.js';

interface Changed {
  /** The score that has changed. */
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly subject: string;
  /** The actor and the moment of the change, as the audit trail has them. */
  readonly by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;
}

interface Lost {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly points: number;
}

/** Records for the audit trail of one class. */
export interface ClassRecords {
  readonly class_id: number;
  readonly events: readonly AuditEvent[];
}

/**
 * Removes a score that two people have changed from the classes in which it was kept: the subject is to be sat
 * there. To be called after the change.
 * @returns the record for the trail of each of them, which the caller appends: the reason of the change is not
 * revealed there
 */
export const loseKept = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, subject, by }: Changed,
): Promise<readonly ClassRecords[]> => {
  const { rows } = await sql<Lost>`
    update kept_subject set lost_as = 'changed', lost_by = ${by.user_id ?? null}, lost_at = ${by.at}
    where from_class_id = ${class_id} and from_enrolment_id = ${enrolment_id} and subject = ${subject} and lost_at is null
    returning class_id, enrolment_id, points`.execute(tx);
  return rows.map((lost) => {
    const step = { ...lost, subject, from_class_id: class_id, why: 'changed' } as const;
    return { class_id: lost.class_id, events: [keptEvent(by, 'lose', step)] };
  });
};
