import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../platform/http/calls/handle.js';
import type { Database } from '../../platform/store/database.js';

interface StudyAct
  extends Pick<AuditEvent, 'at' | 'action' | 'object_id' | 'from_state' | 'to_state' | 'detail'> {
  readonly class_id: number;
  readonly object_type: 'study_course' | 'study_unit';
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

/**
 * Appends a step of a course or a unit to the chain of its class; last in the transaction, because it locks the
 * chain's end.
 */
export const auditStudy = (
  tx: Transaction<Database>,
  { class_id, caller, request, ...event }: StudyAct,
): Promise<unknown> => appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event }]);
