import type { DecisionObstacle } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { refuseOwnCase } from '../../foundation/access/one-hand/own-case.js';
import { letGoKept } from '../../scores/index.js';
import { lockClass } from '../intake/enrol-sql.js';
import { changeReview, nextReviewStatus } from '../review/change-review.js';
import { claimEnd } from '../review/claim.js';
import { readReview } from '../review/read-review.js';
import { readDecision, type StandingDecision } from './read-decision.js';
import { retractNotification } from './retract-notification.js';

export interface TakingBack {
  readonly input: Call<'enrolment/takeBackDecision'>['input'];
  readonly caller: StaffSession;
  readonly services: Pick<Services, 'sms' | 'keyring' | 'now'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

const refusalOf = (obstacle: DecisionObstacle): Refusal => {
  if (obstacle === 'closed') return new Refusal('decision_over', { values: { why: 'closed' } });
  return new Refusal(`decision_${obstacle}`);
};

/**
 * The columns as they were before the decision. The person who takes it back gets the claim, but a doubtful enrolment
 * has none.
 */
const columnsBefore = ({ was }: StandingDecision, { user_id }: StaffSession, now: Date) => ({
  documents: JSON.stringify(was.documents),
  reasons: JSON.stringify(was.reasons),
  reason: was.reason,
  fee_cents: was.fee_cents,
  mend_until: was.mend_until && new Date(was.mend_until),
  doubt_kind: was.doubt_kind,
  ...(was.status === 'doubtful'
    ? { reviewer_id: was.reviewer_id, claimed_until: null }
    : { reviewer_id: user_id, claimed_until: claimEnd(now) }),
});

/**
 * Takes the newest decision about an enrolment back, with everything that it wrote, while nothing depends on it.
 * @returns the state that the enrolment is in again
 * @throws a Refusal that names what depends on the decision
 */
export const takeBack = async (
  tx: Transaction<Database>,
  { input, caller, services, request }: TakingBack,
) => {
  const { class_id, enrolment_id } = input;
  const now = services.now();
  // The class first, as for a withdrawal: seats that are being arranged come before or after this.
  await lockClass(tx, class_id);
  const found = await readReview(tx, { ...input, event: 'withdraw' }, candidateScope(caller), { lock: true });
  await refuseOwnCase(tx, found.accounts, caller, now);
  const decision = await readDecision(tx, input);
  if (decision?.event !== input.event) throw new Refusal('decision_over', { values: { why: 'followed' } });
  if (decision.blocked_by) throw refusalOf(decision.blocked_by);
  const { status: from, reviewer_id } = found;
  const action = decision.was.status === 'doubtful' ? 'doubt_again' : 'take_back';
  const to = nextReviewStatus({
    state: from,
    event: action,
    actors: caller.roles,
    unpaid: true,
    unused: true,
  });
  const set = columnsBefore(decision, caller, now);
  await changeReview(tx, { class_id, enrolment_id, from, reviewer_id, to, now, set });
  await tx
    .deleteFrom('review_decision')
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .execute();
  await retractNotification(tx, services, { class_id, sms_id: decision.sms_id }, found);
  const by = { ...byStaff(caller, request), at: now };
  const about = { object_type: 'enrolment', object_id: enrolment_id, from_state: from, to_state: to };
  const kept = decision.event === 'approve' ? await letGoKept(tx, { class_id, enrolment_id, by }) : [];
  await appendAudit(tx, class_id, [
    { ...by, ...about, action, detail: { decision: decision.event } },
    ...kept,
  ]);
  return to;
};
