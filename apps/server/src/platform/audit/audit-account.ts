import type { Transaction } from 'kysely';
import type { StaffSession } from '../http/calls/caller.js';
import type { RequestFacts } from '../http/calls/handle.js';
import type { Database } from '../store/database.js';
import { appendAudit } from './append-audit.js';
import type { AuditEvent } from './audit-event.js';
import { byStaff } from './by-staff.js';

/** A change of an account: who made it, when and through which request. */
export interface AccountAct {
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly user_id: number;
  readonly at: Date;
}

type Step = Pick<AuditEvent, 'action' | 'from_state' | 'to_state' | 'reason' | 'detail'>;

/**
 * Appends steps of an account's history to the platform's chain. Call it last in the transaction: it locks the
 * end of the chain.
 */
export const auditAccount = async (
  tx: Transaction<Database>,
  { caller, request, user_id, at }: AccountAct,
  ...steps: readonly Step[]
): Promise<void> => {
  const act = { ...byStaff(caller, request), at, object_type: 'account', object_id: user_id };
  await appendAudit(
    tx,
    0,
    steps.map((step) => ({ ...act, ...step })),
  );
};
