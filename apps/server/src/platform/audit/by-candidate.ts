import type { RequestFacts } from '../http/calls/handle.js';
import type { AuditEvent } from './audit-event.js';

/** Who acts in the audit trail where the proof of a phone stands for the person. */
export const byCandidate = (
  request: Pick<RequestFacts, 'address' | 'request_id'>,
): Pick<AuditEvent, 'actor_role' | 'address' | 'request_id'> => ({
  actor_role: 'candidate',
  address: request.address,
  request_id: request.request_id,
});
