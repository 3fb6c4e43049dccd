import { paymentLifecycle, walk } from '@skillcert/core';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { WrittenGroup } from './write-group-payment.js';

interface Beginning {
  /** A transfer is declared; an order is sent to a provider. */
  readonly event: 'declare' | 'send';
  readonly given?: readonly string[];
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
  /** Further details for the audit record of each payment. */
  readonly detail?: Record<string, unknown>;
}

/** The audit records of the first step of a group's payments, one each. */
export const groupRecords = (
  { group_id, parts }: WrittenGroup,
  { event, given = [], caller, request, now, detail }: Beginning,
): AuditEvent[] => {
  const actor = caller.roles[0] ?? 'system';
  const [step] = walk(paymentLifecycle, paymentLifecycle.initial, [event], { actor, given });
  return parts.map(({ payment_id, ...part }) => ({
    ...byStaff(caller, request),
    at: now,
    action: event,
    object_type: 'payment',
    object_id: payment_id,
    from_state: step?.from,
    to_state: step?.to,
    detail: { ...part, group_id, ...detail },
  }));
};
