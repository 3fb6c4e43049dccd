import { sql, type Transaction } from 'kysely';
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

/** Of a cancelled class, everything was asked back by the confirmation. */
const isAskedBack = async (tx: Transaction<Database>, { class_id, payment_id }: Surplus) => {
  const { rows } =
    await sql`select from refund where class_id = ${class_id} and open_payment_id = ${payment_id}`.execute(
      tx,
    );
  return rows.length > 0;
};

/** Asks back what came in above a fee. Two others approve it, like every refund. The fee itself stays paid. */
export const askSurplusBack = async (tx: Transaction<Database>, surplus: Surplus): Promise<void> => {
  const { class_id, payment_id, amount_cents, reason, caller, request, now } = surplus;
  if (await isAskedBack(tx, surplus)) return;
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
