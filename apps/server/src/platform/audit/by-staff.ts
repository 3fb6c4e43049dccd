import type { StaffSession } from '../http/calls/caller.js';
import type { RequestFacts } from '../http/calls/handle.js';
import type { AuditEvent } from './audit-event.js';

/** The actor of an audit event: the account, its first effective role, its session and its network address. */
export const byStaff = (
  caller: Pick<StaffSession, 'user_id' | 'roles' | 'session_hash'>,
  request: Pick<RequestFacts, 'address' | 'request_id'>,
): Pick<AuditEvent, 'user_id' | 'actor_role' | 'session_hash' | 'address' | 'request_id'> => ({
  user_id: caller.user_id,
  actor_role: caller.roles[0] ?? 'session',
  session_hash: caller.session_hash,
  address: request.address,
  request_id: request.request_id,
});
