import { refundLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { changeRefund } from './change-refund.js';
import { type FoundRefund, readRefund } from './read-refund.js';
import { requestClassRefunds } from './request-class-refunds.js';

type Withdrawal = Extract<Call<'class/drawBack'>['input'], { event: 'withdraw' }>;

interface Withdrawing {
  readonly input: Withdrawal;
  readonly caller: Candidate | StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Only who asked may take it back; what the cancelling of a class asked for stays asked for. */
const isOwn = ({ origin, requested_by }: FoundRefund, caller: Candidate | StaffSession) =>
  isStaff(caller) ? origin === 'staff' && requested_by === caller.user_id : origin === 'candidate';

/**
 * Takes a request back before anybody approved it; its amount is free again, or asked for with all the rest where the
 * class is cancelled.
 * @throws a Refusal: not_found, transition_refused, or state_changed
 */
export const withdrawRefund = async (
  tx: Transaction<Database>,
  { input, caller, request, now }: Withdrawing,
): Promise<FoundRefund> => {
  const { class_id } = input;
  const staff = isStaff(caller);
  const scope = staff ? sql<boolean>`true` : sql<boolean>`e.phone_index = ${caller.phone_index}`;
  const found = await readRefund(tx, input, scope, { ends: true });
  const actors = staff ? caller.roles : (['candidate'] as const);
  const outcome = transition(refundLifecycle, { state: found.status, event: 'withdraw', actors });
  if (!outcome.ok) throw refuseTransition({ thing: 'refund', state: found.status }, outcome);
  if (!isOwn(found, caller)) throw refuseTransition({ why: 'not_own_request' });
  await changeRefund(tx, {
    class_id,
    found,
    to: outcome.to,
    payment_to: found.payment_status,
    set: {},
    user_id: staff ? caller.user_id : null,
    now,
  });
  await appendAudit(tx, class_id, [
    {
      ...(staff ? byStaff(caller, request) : byCandidate(request)),
      at: now,
      action: 'withdraw',
      object_type: 'refund',
      object_id: found.refund_id,
      from_state: found.status,
      to_state: outcome.to,
    },
  ]);
  if (found.class_status === 'cancelled') {
    const by = { caller: staff ? caller : null, request, now, reason: '' };
    await requestClassRefunds(tx, class_id, by, found.payment_id);
  }
  return found;
};
