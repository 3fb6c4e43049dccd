import type { ReturnReasons } from '@skillcert/api-client/contract';
import { type ReviewStatus, type UndecidedReason, waitingStates } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { isOwnCase } from '../../foundation/access/one-hand/own-case.js';
import { lockClass } from '../intake/enrol-sql.js';
import { carryOutReview } from '../review/apply-review-event.js';
import { hasRunOut, holdsClaim } from '../review/claim.js';
import { offerPlaces } from '../waiting/offer-places.js';

/** One decision, and the enrolments that it is about. */
export interface ManyInput {
  readonly class_id: number;
  readonly enrolment_ids: readonly number[];
  readonly event: 'refuse' | 'return';
  readonly reason?: string | undefined;
  readonly reasons?: ReturnReasons | undefined;
  readonly mend_until?: string | undefined;
}

/** The member of staff who decides, with the services and the request. */
export interface Deciding {
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

interface Named {
  readonly enrolment_id: number;
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly claimed_until: Date | null;
  readonly is_own: boolean;
}

/**
 * Locks the class row first, like every transaction that frees a seat, and then the named enrolments in one order, so
 * that two desks never deadlock.
 */
const lockNamed = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  { class_id, enrolment_ids }: ManyInput,
  now: Date,
): Promise<ReadonlyMap<number, Named>> => {
  await lockClass(tx, class_id);
  const { rows } = await sql<Named>`
    select e.enrolment_id, e.status, e.reviewer_id, e.claimed_until, ${isOwnCase(caller, now)} as is_own
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = any(${[...enrolment_ids]}::bigint[]) and ${candidateScope(caller)}
    order by e.enrolment_id for update of e`.execute(tx);
  return new Map(rows.map((row) => [row.enrolment_id, row]));
};

const decidable: Record<ManyInput['event'], readonly ReviewStatus[]> = {
  refuse: waitingStates.enrolment,
  return: ['submitted', 'in_review'],
};

/** The reason to leave an enrolment out, found before anything of it is written. */
const whyNot = (
  row: Named,
  { event }: ManyInput,
  caller: StaffSession,
  now: Date,
): 'claimed' | 'decided' | undefined => {
  if (!decidable[event].includes(row.status)) return 'decided';
  if (row.is_own) return 'claimed';
  const isAnothers = row.status === 'in_review' && !holdsClaim(row, caller);
  return isAnothers && !hasRunOut(row, now) ? 'claimed' : undefined;
};

/**
 * The events that lead to the decision. An enrolment that is doubtful, or claimed by the caller, is decided without a
 * claim.
 */
const actsOf = (
  row: Named,
  caller: StaffSession,
  { class_id, event, reason, reasons, mend_until }: ManyInput,
) => {
  const about = { class_id, enrolment_id: row.enrolment_id };
  const deciding = { ...about, event, reason, reasons, mend_until };
  const isReady = row.status === 'doubtful' || holdsClaim(row, caller);
  return isReady ? [deciding] : [{ ...about, event: 'claim' as const }, deciding];
};

/**
 * Refuses or returns many enrolments for one reason, each like reviewEnrolment does. Offers the freed seats once all
 * are decided.
 * @returns the reason why each enrolment was left out, or undefined if it was decided
 */
export const decideMany = async (
  tx: Transaction<Database>,
  input: ManyInput,
  { caller, services, request }: Deciding,
): Promise<readonly { readonly enrolment_id: number; readonly why?: UndecidedReason }[]> => {
  const { class_id, enrolment_ids } = input;
  const now = services.now();
  const named = await lockNamed(tx, caller, input, now);
  if (named.size === 0) throw new Refusal('not_found');
  const verdicts = [...new Set(enrolment_ids)].map((enrolment_id) => {
    const row = named.get(enrolment_id);
    const why = row ? whyNot(row, input, caller, now) : ('not_found' as const);
    return { enrolment_id, row, ...(why && { why }) };
  });
  const acts = verdicts.flatMap(({ row, why }) => (row && !why ? actsOf(row, caller, input) : []));
  const carriedOut: Awaited<ReturnType<typeof carryOutReview>>[] = [];
  for (const act of acts) {
    carriedOut.push(await carryOutReview(tx, { input: act, caller, services, request }));
  }
  await appendAudit(
    tx,
    class_id,
    carriedOut.flatMap(({ trail }) => trail),
  );
  if (carriedOut.some(({ offers }) => offers)) await offerPlaces(tx, services, class_id);
  return verdicts;
};
