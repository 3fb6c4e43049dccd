import { type ClassStatus, classLifecycle, type ReviewStatus, type UnapprovedReason } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { isOwnCase } from '../../foundation/access/one-hand/own-case.js';
import { priceNow } from '../../foundation/standing/price-now.js';
import { keepSubjects } from '../../scores/index.js';
import { keepDecision } from '../decisions/keep-decision.js';
import { decidedDocuments, hasReturned } from '../files/kept-documents.js';
import { conditionsOf, type EvaluatedRow, isEntered } from '../intake/conditions-of.js';
import { nextReviewStatus } from '../review/change-review.js';
import { hasRunOut, holdsClaim } from '../review/claim.js';
import type { Deciding } from './decide-many.js';

interface Row extends EvaluatedRow {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly claimed_until: Date | null;
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly class_name: string;
  readonly class_status: ClassStatus;
  readonly is_own: boolean;
}

const lockRows = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  { class_id, enrolment_ids }: Call<'enrolment/approveMet'>['input'],
  now: Date,
): Promise<readonly Row[]> => {
  // The rows are locked in one order, so that two reviewers with the same selection do not deadlock.
  const { rows } = await sql<Row>`
    select e.enrolment_id, e.enrol_no, e.status, e.reviewer_id, e.claimed_until, e.phone_enc, e.language,
      e.birth::text as birth, e.education, e.facts_enc, e.documents, ${isEntered} as entered, e.created_at as sent_at, c.level, c.class_name,
      c.status as class_status, ${isOwnCase(caller, now)} as is_own
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = any(${enrolment_ids}::bigint[]) and ${candidateScope(caller)}
    order by e.enrolment_id for update of e`.execute(tx);
  return rows;
};

/** The reason why a row is not approved with the others; undefined if it is approved. */
const whyNot = (
  row: Row,
  caller: StaffSession,
  rules: Parameters<typeof conditionsOf>[1],
  now: Date,
): UnapprovedReason | undefined => {
  if (row.status !== 'submitted' && row.status !== 'in_review') return 'decided';
  if (row.is_own) return 'claimed';
  if (row.status === 'in_review' && !holdsClaim(row, caller) && !hasRunOut(row, now)) return 'claimed';
  // The conditions may be met all the same: by another document of the kind, or because none asks for this one.
  if (hasReturned(row.documents)) return 'unmet';
  return conditionsOf(row, rules)?.mark === 'met' ? undefined : 'unmet';
};

/** The steps of one approval: the clock releases an expired claim, and the caller claims and approves. */
const stepsOf = (row: Row, caller: StaffSession) => {
  const claimed = row.status === 'in_review' && holdsClaim(row, caller);
  const steps = [
    ...(row.status === 'in_review' && !claimed ? [{ event: 'release', actors: ['clock'] } as const] : []),
    ...(claimed ? [] : [{ event: 'claim', actors: caller.roles } as const]),
    { event: 'approve', actors: caller.roles } as const,
  ];
  let state = row.status;
  return steps.map(({ event, actors }) => {
    const from = state;
    state = nextReviewStatus({ state, event, actors, unpaid: true });
    return { event, from, to: state, byClock: event === 'release' };
  });
};

/** Queues a message to each approved candidate. @returns the messages in the order of the rows */
const notifyApproved = (
  tx: Transaction<Database>,
  { keyring, sms }: Pick<Services, 'keyring' | 'sms'>,
  class_id: number,
  approved: readonly Row[],
) =>
  sms.queue(
    tx,
    ...approved.map(({ phone_enc, language, class_name, enrol_no }) => ({
      template: 'review_result' as const,
      phone: keyring.open('phone', phone_enc),
      language,
      params: { class_name, enrol_no, status: 'approved' as const },
      class_id,
    })),
  );

const writeApproved = async (
  tx: Transaction<Database>,
  {
    class_id,
    reviewer_id,
    now,
  }: { readonly class_id: number; readonly reviewer_id: number; readonly now: Date },
  approved: readonly Row[],
) => {
  const ids = approved.map(({ enrolment_id }) => enrolment_id);
  const documents = approved.map((row) => JSON.stringify(decidedDocuments(row.documents, 'approve')));
  await sql`
    update enrolment set status = 'approved', reviewer_id = ${reviewer_id}, claimed_until = null, reason = null,
      reasons = '[]', documents = decided.documents, fee_cents = ${priceNow}, updated_at = ${now}::timestamptz
    from unnest(${ids}::bigint[], ${documents}::jsonb[]) as decided(enrolment_id, documents)
    where enrolment.class_id = ${class_id} and enrolment.enrolment_id = decided.enrolment_id`.execute(tx);
};

/** Approves the candidates who meet every condition, and returns the reason for each of the others. */
export const approveMany = async (
  tx: Transaction<Database>,
  input: Call<'enrolment/approveMet'>['input'],
  { caller, services, request }: Deciding,
) => {
  const { keyring, admission, programme } = services;
  const { class_id, enrolment_ids } = input;
  const now = services.now();
  const rows = await lockRows(tx, caller, input, now);
  if (rows.length < new Set(enrolment_ids).size) throw new Refusal('not_found');
  const over = rows.find(({ class_status }) => classLifecycle.states[class_status].ends);
  if (over) throw refuseClass(over.class_status);
  const verdicts = rows.map((row) => ({
    row,
    why: whyNot(row, caller, { keyring, admission, programme }, now),
  }));
  const met = verdicts.flatMap(({ row, why }) => (why ? [] : row));
  const left_out = verdicts.flatMap(({ row: { enrolment_id }, why }) => (why ? [{ enrolment_id, why }] : []));
  const approved = met.map(({ enrolment_id }) => enrolment_id);
  if (met.length === 0) return { approved, left_out };
  const messages = await notifyApproved(tx, services, class_id, met);
  await keepDecision(
    tx,
    { class_id, event: 'approve', decided_by: caller.user_id, now },
    approved.map((enrolment_id, at) => ({ enrolment_id, sms_id: messages[at] })),
  );
  await writeApproved(tx, { class_id, reviewer_id: caller.user_id, now }, met);
  const who = byStaff(caller, request);
  const kept = await keepSubjects(tx, services, {
    class_id,
    enrolment_ids: approved,
    by: { ...who, at: now },
  });
  const clock = { actor_role: 'clock', request_id: request.request_id };
  await appendAudit(tx, class_id, [
    ...met.flatMap((row) =>
      stepsOf(row, caller).map(({ event, from, to, byClock }) => ({
        ...(byClock ? clock : who),
        at: now,
        action: event,
        object_type: 'enrolment',
        object_id: row.enrolment_id,
        from_state: from,
        to_state: to,
      })),
    ),
    ...kept,
  ]);
  return { approved, left_out };
};

export const approveMet = handle('enrolment/approveMet', ({ input, ...deciding }) =>
  deciding.services.store.withTx((tx) => approveMany(tx, input, deciding)),
);
