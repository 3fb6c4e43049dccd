import { type TicketStatus, ticketLifecycle } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { ticketSteps } from './ticket-steps.js';

interface Voiding {
  readonly class_id: number;
  readonly reason: string;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

const voidable = ticketLifecycle.transitions
  .filter(({ event }) => event === 'cancel')
  .map(({ from }) => from);

/** Makes the tickets of a class void that is cancelled, and frees its seats. The class must be locked. */
export const voidTickets = async (
  tx: Transaction<Database>,
  { class_id, reason, caller, request, now }: Voiding,
): Promise<void> => {
  const { rows } = await sql<{ ticket_id: number; status: TicketStatus }>`
    with found as (
      select ticket_id, status from exam_ticket where class_id = ${class_id} and status = any(${voidable}::text[]) for update
    ), freed as (
      delete from exam_seat where class_id = ${class_id}
    ), changed as (
      update exam_ticket t set status = 'void', live_enrolment_id = null, reason = ${reason}, updated_at = ${now}
      from found where t.class_id = ${class_id} and t.ticket_id = found.ticket_id
    )
    select ticket_id, status from found`.execute(tx);
  const by = { ...byStaff(caller, request), at: now };
  await appendAudit(
    tx,
    class_id,
    rows.flatMap(({ ticket_id, status }) =>
      ticketSteps(by, caller, { ticket_id, from: status, events: ['cancel'], reason }),
    ),
  );
};
