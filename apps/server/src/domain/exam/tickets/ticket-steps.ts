import type { TicketEvent, TicketStatus } from '@skillcert/core';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { nextTicketStatus } from './next-ticket-status.js';

interface Stepping {
  readonly ticket_id: number;
  readonly from: TicketStatus;
  readonly events: readonly TicketEvent[];
  readonly reason?: string | null;
  readonly detail?: Record<string, unknown>;
}

/**
 * The audit records of the steps of a ticket, one after the other by the lifecycle's table.
 * @throws a Refusal `transition_refused` for a step that the table does not list
 */
export const ticketSteps = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  { roles }: Pick<StaffSession, 'roles'>,
  { ticket_id, from, events, reason = null, detail }: Stepping,
): AuditEvent[] => {
  let state = from;
  return events.map((event) => {
    const to = nextTicketStatus(state, event, roles);
    const step = {
      ...by,
      action: event,
      object_type: 'ticket',
      object_id: ticket_id,
      from_state: state,
      to_state: to,
      reason,
      ...(detail && { detail }),
    };
    state = to;
    return step;
  });
};

/** The events that lead from the state of a ticket to a ticket with another seat. */
export const seatedAgain = (status: TicketStatus | null): readonly TicketEvent[] =>
  status === 'issued' ? ['rearrange', 'reissue'] : ['reissue'];
