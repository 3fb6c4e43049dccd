import type { Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { Database } from '../../../../platform/store/database.js';
import { auditRequest } from '../../refunds/audit-request.js';
import { insertRefunds } from '../../refunds/insert-refunds.js';

interface Surplus {
  readonly class_id: number;
  readonly payment_id: number;
  readonly amount_cents: number;
  readonly reason: string;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Asks back what came in above a fee. Two others approve it, like every refund. The fee itself stays paid. */
export const askSurplusBack = async (
  tx: Transaction<Database>,
  { class_id, payment_id, amount_cents, reason, caller, request, now }: Surplus,
): Promise<void> => {
  const asked = {
    class_id,
    origin: 'staff',
    settles: false,
    reason,
    requested_by: caller.user_id,
    now,
  } as const;
  const refunds = await insertRefunds(tx, [{ payment_id, amount_cents }], asked);
  const by = { by: byStaff(caller, request), at: now, reason };
  await appendAudit(
    tx,
    class_id,
    refunds.map((refund) => auditRequest(refund, by)),
  );
};
