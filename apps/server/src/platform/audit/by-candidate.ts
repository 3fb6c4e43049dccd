import type { RequestFacts } from '../http/calls/handle.js';
import type { AuditEvent } from './audit-event.js';

/** The actor of an audit event where a proven phone number identifies the candidate. */
export const byCandidate = (
  request: Pick<RequestFacts, 'address' | 'request_id'>,
): Pick<AuditEvent, 'actor_role' | 'address' | 'request_id'> => ({
  actor_role: 'candidate',
  address: request.address,
  request_id: request.request_id,
});
