import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import type { StaffSession } from '../../http/calls/caller.js';
import type { RequestFacts } from '../../http/calls/handle.js';
import type { Database } from '../../store/database.js';
import { ticketSteps } from './ticket-steps.js';

interface Ending {
  readonly class_id: number;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Marks the tickets of a class as used, whose exam has ended; they keep their seats. The class must be locked. */
export const useUpTickets = async (
  tx: Transaction<Database>,
  { class_id, caller, request, now }: Ending,
): Promise<void> => {
  const { rows } = await sql<{ ticket_id: number }>`
    update exam_ticket set status = 'used', updated_at = ${now}
    where class_id = ${class_id} and status = 'issued' returning ticket_id`.execute(tx);
  const by = { ...byStaff(caller, request), at: now };
  await appendAudit(
    tx,
    class_id,
    rows.flatMap(({ ticket_id }) =>
      ticketSteps(by, caller, { ticket_id, from: 'issued', events: ['exam_ended'] }),
    ),
  );
};
