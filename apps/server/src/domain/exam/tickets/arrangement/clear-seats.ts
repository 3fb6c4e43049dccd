import { sql } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { nextTicketStatus } from '../next-ticket-status.js';
import { ticketSteps } from '../ticket-steps.js';
import { keepByHand, keptByHand } from './keep-seats.js';
import { lockArrangeable } from './lock-arrangeable.js';

export const clearSeats = handle('ticket/clearSeats', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, reason } = input;
    const now = services.now();
    await lockArrangeable(tx, class_id);
    const by_hand = await keepByHand(tx, { class_id, user_id: caller.user_id, now });
    const status = nextTicketStatus('issued', 'rearrange', caller.roles);
    const { rows } = await sql<{ ticket_id: number }>`
      with freed as (delete from exam_seat where class_id = ${class_id})
      update exam_ticket set status = ${status}, updated_at = ${now}
      where class_id = ${class_id} and status = 'issued' returning ticket_id`.execute(tx);
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(tx, class_id, [
      ...keptByHand(by, by_hand),
      ...rows.flatMap(({ ticket_id }) =>
        ticketSteps(by, caller, { ticket_id, from: 'issued', events: ['rearrange'], reason }),
      ),
    ]);
    return { superseded: rows.length };
  }),
);
