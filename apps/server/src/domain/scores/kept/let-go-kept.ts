import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Database } from '../../../platform/store/database.js';
import { keptEvent } from './kept-event.js';

interface LettingGo {
  readonly class_id: number;
  readonly enrolment_id: number;
  /** The actor and the moment, as the audit trail has them. */
  readonly by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;
}

interface LetGo {
  readonly enrolment_id: number;
  readonly subject: string;
  readonly from_class_id: number;
  readonly points: number;
  readonly stood: boolean;
}

/**
 * Drops the subjects that an enrolment kept because of its approval, once the approval is taken back: the next
 * approval keeps them anew.
 * @returns the records for the audit trail of the class, which the caller appends last
 */
export const letGoKept = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, by }: LettingGo,
): Promise<readonly AuditEvent[]> => {
  const { rows } = await sql<LetGo>`
    delete from kept_subject where class_id = ${class_id} and enrolment_id = ${enrolment_id}
    returning enrolment_id, subject, from_class_id, points, lost_at is null as stood`.execute(tx);
  return rows.filter(({ stood }) => stood).map((row) => keptEvent(by, 'lose', { ...row, why: 'taken_back' }));
};
