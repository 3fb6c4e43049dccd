import type { TicketEvent, TicketStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { ticketSteps } from './ticket-steps.js';

interface Turning {
  readonly class_id: number;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/**
 * Turns all tickets of a class from one state to another by one event; they keep their seats. The class must be
 * locked.
 */
const turn =
  (event: TicketEvent, from: TicketStatus, to: TicketStatus) =>
  async (tx: Transaction<Database>, { class_id, caller, request, now }: Turning): Promise<void> => {
    const { rows } = await sql<{ ticket_id: number }>`
      update exam_ticket set status = ${to}, updated_at = ${now}
      where class_id = ${class_id} and status = ${from} returning ticket_id`.execute(tx);
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(
      tx,
      class_id,
      rows.flatMap(({ ticket_id }) => ticketSteps(by, caller, { ticket_id, from, events: [event] })),
    );
  };

/** Marks the tickets of a class as used, whose exam has ended. */
export const consumeTickets = turn('exam_ended', 'issued', 'used');

/** Gives the tickets of a class back, whose exam was ended by mistake. */
export const giveBackTickets = turn('exam_goes_on', 'used', 'issued');
