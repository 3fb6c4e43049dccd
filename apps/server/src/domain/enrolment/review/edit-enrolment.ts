import type { CandidateForm } from '@skillcert/api-client/contract';
import {
  type ClassStatus,
  classLifecycle,
  fieldsWhere,
  type ReviewStatus,
  voidsTickets,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { keepSubjects } from '../../scores/index.js';
import { standing } from '../files/kept-documents.js';
import { checkCandidate } from '../intake/check-candidate.js';
import { candidateFacts } from '../intake/declared-facts.js';
import { conditionObstacle } from '../intake/evaluate-candidate.js';
import { isTakenIdentity } from '../intake/is-taken-identity.js';
import { sealCandidate } from '../intake/seal-candidate.js';
import { readOwnForm } from '../own/read-own-form.js';
import { hasRunOut, holdsClaim } from './claim.js';

type Input = Call<'enrolment/editEnrolment'>['input'];
type Edited = Omit<CandidateForm, 'photo_id' | 'documents'>;

interface Found {
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly claimed_until: Date | null;
  readonly sent_at: Date;
  readonly as_seen: boolean;
  readonly is_live: boolean;
  /** Of the admission ticket, which names the candidate as the record does; null without one. */
  readonly ticket_no: string | null;
  /** Whether subjects are kept here that this person passed in another class. */
  readonly keeps: boolean;
  readonly class_status: ClassStatus;
}

/**
 * Locks the enrolment, and before it the class row, so that no ticket is issued meanwhile.
 * @throws a Refusal `not_found`
 */
const lockEdited = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  { class_id, enrolment_id, updated_at }: Input,
): Promise<Found> => {
  await sql`select from class where class_id = ${class_id} for share`.execute(tx);
  // The wire carries milliseconds.
  const { rows } = await sql<Found>`
    select e.status, e.reviewer_id, e.claimed_until, e.created_at as sent_at, c.status as class_status,
      date_trunc('milliseconds', e.updated_at) = ${updated_at}::timestamptz as as_seen, e.live_id_index is not null as is_live,
      (select t.ticket_no from exam_ticket t where t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id) as ticket_no,
      exists (select from kept_subject k where k.class_id = e.class_id and k.enrolment_id = e.enrolment_id and k.lost_at is null) as keeps
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${candidateScope(caller)}
    for update of e`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

/** Says which ticket stands in the way, and whether it can still be made void. */
const refuseTicket = (names: string, status: ClassStatus): Refusal =>
  new Refusal('in_use', {
    cause: { why: 'ticket_issued' },
    values: { names, mends: voidsTickets(status) ? 'yes' : 'no' },
  });

/** @throws a Refusal if nobody may correct the enrolment, or not this caller, or if it has changed since they saw it */
const refuseUneditable = (found: Found, caller: StaffSession, now: Date) => {
  if (classLifecycle.states[found.class_status].ends) throw refuseClass(found.class_status);
  if (!found.is_live) throw refuseTransition({ thing: 'review', state: found.status });
  const isAnothers = found.status === 'in_review' && !holdsClaim(found, caller);
  if (isAnothers && !hasRunOut(found, now)) throw refuseTransition({ why: 'held_by_another' });
  if (found.ticket_no !== null) throw refuseTicket(found.ticket_no, found.class_status);
  if (!found.as_seen) throw new Refusal('state_changed');
};

/**
 * The fields that staff correct: those that both forms have, without the earlier certificate, which its candidate
 * proves.
 */
const fields = fieldsWhere({ form: 'both' }).filter((field) => field !== 'certificate');

const ofIdentity: readonly string[] = ['id_type', 'id_card'];
const ofConditions: readonly string[] = ['birth', 'education', 'work_years'];

const edit = async (
  tx: Transaction<Database>,
  { input, caller, services, request }: Call<'enrolment/editEnrolment'>,
) => {
  const { keyring, programme, admission } = services;
  const { class_id, enrolment_id, updated_at: _seen, reason, ...changes } = input;
  const now = services.now();
  const found = await lockEdited(tx, caller, input);
  refuseUneditable(found, caller, now);
  const { before, documents, level, asked } = await readOwnForm(tx, input, keyring);
  const form: Edited = checkCandidate({ ...before, ...changes }, { programme, now });
  const changed = fields.filter((field) => form[field] !== before[field]);
  if (changed.length === 0) return { enrolment_id, changed };
  const isOf = (names: readonly string[]) => changed.some((field) => names.includes(field));
  // Subjects were kept for the person with the former number.
  if (found.keeps && isOf(ofIdentity)) throw refuseTransition({ why: 'keeps_subjects' });
  const candidate = { level, facts: candidateFacts(form, form), documents: standing(documents) };
  const today = dayOf(found.sent_at, programme);
  const obstacle = asked && isOf(ofConditions) && conditionObstacle(candidate, { admission, today });
  if (obstacle) throw obstacle;
  const { facts_enc, ...columns } = sealCandidate(form, keyring);
  await tx
    .updateTable('enrolment')
    .set({
      ...columns,
      live_id_index: columns.id_index,
      ...((asked || changes.work_years !== undefined) && { facts_enc }),
      updated_at: now,
    })
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .execute();
  const by = { ...byStaff(caller, request), at: now };
  const kept =
    found.status === 'approved' && isOf(ofIdentity)
      ? await keepSubjects(tx, services, { class_id, enrolment_ids: [enrolment_id], by })
      : [];
  // The names of the fields, without their values: the trail outlives an erasure.
  const event = {
    action: 'edit',
    object_type: 'enrolment',
    object_id: enrolment_id,
    reason,
    detail: { changed },
  };
  await appendAudit(tx, class_id, [{ ...by, ...event }, ...kept]);
  return { enrolment_id, changed };
};

export const editEnrolment = handle('enrolment/editEnrolment', async (call) => {
  try {
    return await call.services.store.withTx((tx) => edit(tx, call));
  } catch (error) {
    throw isTakenIdentity(error) ? new Refusal('already_enrolled') : error;
  }
});
