import { formatSerial, maskPhone, type Programme } from '@skillcert/core';
import type { AuditEvent } from '../audit/audit-event.js';
import type { Keyring } from '../crypto/keyring.js';
import { sealCandidate } from '../enrolment/seal-candidate.js';
import type { NewRow } from '../store/database.js';
import { newId } from '../store/new-id.js';
import type { ClassContext } from './class-rows.js';
import { accountId, unitId } from './demo-ids.js';
import { holdsSeat, type PlannedClass, type PlannedEnrolment } from './demo-plan.js';

/** The class row that enrolments belong to, with the photos they share. */
interface SeatedIn {
  readonly class_id: number;
  readonly code: string;
  readonly fee_cents: number;
  readonly photo_ids: readonly number[];
}

interface EnrolmentContext extends Pick<ClassContext, 'ids'> {
  readonly keyring: Keyring;
  readonly programme: Pick<Programme, 'numbers'>;
}

interface EnrolmentRows {
  readonly row: NewRow<'enrolment'>;
  readonly events: AuditEvent[];
}

const phoneColumns = (phone: string, seated: boolean, keyring: Keyring) => {
  const phone_index = keyring.blindIndex('phone', phone);
  return {
    phone_enc: keyring.seal('phone', phone),
    phone_index,
    live_phone_index: seated ? phone_index : null,
    phone_masked: maskPhone(phone),
  };
};

const eventsOf = (
  { enrolled_at, history }: PlannedEnrolment,
  enrolment_id: number,
  enrol_no: string,
  reviewer_id: number,
): AuditEvent[] => {
  const about = { object_type: 'enrolment', object_id: enrolment_id };
  const enrolled = {
    ...about,
    at: enrolled_at,
    actor_role: 'candidate',
    action: 'enrol',
    to_state: 'submitted',
  };
  const steps = history.steps.map(({ at, event, from, to, actor, reason }) => ({
    ...about,
    at,
    user_id: actor === 'master' ? reviewer_id : null,
    actor_role: actor,
    action: event,
    from_state: from,
    to_state: to,
    reason: reason ?? null,
  }));
  return [{ ...enrolled, detail: { enrol_no } }, ...steps];
};

/** The row and the history of each enrolment of a class, in order of enrolment. */
export const enrolmentRows = (
  { enrolments, owner, joint }: PlannedClass,
  { class_id, code, fee_cents, photo_ids }: SeatedIn,
  { ids, keyring, programme }: EnrolmentContext,
): EnrolmentRows[] => {
  const reviewer_id = accountId(ids, owner);
  return enrolments.map((planned, index) => {
    const { person, status, history, enrolled_at } = planned;
    const enrolment_id = newId();
    const enrol_no = formatSerial(programme.numbers.enrolment, { class_code: code, serial: index + 1 });
    const seated = holdsSeat(status);
    const { phone, ...form } = person;
    const sealed = sealCandidate({ ...form, photo_id: photo_ids[index % photo_ids.length] ?? null }, keyring);
    const unit = planned.joint === undefined ? undefined : joint?.[planned.joint]?.unit;
    const reviewed = history.steps.some((step) => step.actor === 'master');
    const row = {
      class_id,
      enrolment_id,
      enrol_no,
      ...sealed,
      live_id_index: seated ? sealed.id_index : null,
      ...phoneColumns(phone, seated, keyring),
      enroll_type: unit === undefined ? ('individual' as const) : ('organization' as const),
      study_type: planned.study_type,
      unit_id: unit === undefined ? null : unitId(ids, unit),
      status,
      place: seated ? ('taken' as const) : ('free' as const),
      review_round: history.review_round,
      reviewer_id: status !== 'submitted' && reviewed ? reviewer_id : null,
      reasons: JSON.stringify(history.reasons),
      reason: history.reason,
      consent_at: enrolled_at,
      fee_cents,
      idem_key: `demo-${enrol_no}`,
      source: 'demo',
      created_at: enrolled_at,
      updated_at: history.steps.at(-1)?.at ?? enrolled_at,
    };
    return { row, events: eventsOf(planned, enrolment_id, enrol_no, reviewer_id) };
  });
};
