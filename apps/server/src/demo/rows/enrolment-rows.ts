import { formatSerial, limits, maskPhone, type Programme, waitingStates } from '@skillcert/core';
import { decidedDocuments, keptDocuments } from '../../domain/enrolment/files/kept-documents.js';
import { sealCandidate } from '../../domain/enrolment/intake/seal-candidate.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import type { PlannedEnrolment } from '../classes/planned-enrolment.js';
import { isLive, placeColumns } from '../classes/put-on-list.js';
import { accountId, unitId } from '../demo-ids.js';
import { demoMaterials } from '../papers/demo-materials.js';
import type { ClassContext } from './class-rows.js';

/** The class of the enrolments, with the photos that they share. */
interface SeatedIn {
  readonly class_id: number;
  readonly code: string;
  readonly fee_cents: number;
  readonly photo_ids: readonly number[];
  readonly level: string;
  /** The documents that candidates share, by kind. */
  readonly document_ids: ReadonlyMap<string, number>;
}

interface EnrolmentContext extends Pick<ClassContext, 'ids' | 'now'> {
  readonly keyring: Keyring;
  readonly programme: Pick<Programme, 'numbers'>;
}

interface EnrolmentRows {
  readonly row: NewRow<'enrolment'>;
  readonly events: AuditEvent[];
}

const phoneColumns = (phone: string, live: boolean, keyring: Keyring) => {
  const phone_index = keyring.blindIndex('phone', phone);
  return {
    phone_enc: keyring.seal('phone', phone),
    phone_index,
    live_phone_index: live ? phone_index : null,
    phone_masked: maskPhone(phone),
  };
};

const eventsOf = (
  { enrolled_at, status, history }: PlannedEnrolment,
  enrolment_id: number,
  enrol_no: string,
  reviewer_id: number,
): AuditEvent[] => {
  const about = { object_type: 'enrolment', object_id: enrolment_id };
  const enrolled = {
    ...about,
    at: enrolled_at,
    actor_role: 'candidate',
    ...(status === 'waiting' || status === 'offered'
      ? { action: 'wait', to_state: 'waiting' }
      : { action: 'enrol', to_state: 'submitted' }),
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

const waiting: readonly string[] = waitingStates.enrolment;

/** The declarations of a candidate, and their documents out of those that the candidates of the class share. */
const papersOf = (
  { person: { education }, status, enrolled_at }: PlannedEnrolment,
  index: number,
  { level, document_ids }: Pick<SeatedIn, 'level' | 'document_ids'>,
) => {
  const asked = { level, education, waits: waiting.includes(status) };
  const { kinds, ...facts } = demoMaterials(asked, index, enrolled_at);
  const sent = kinds.flatMap((kind) => {
    const file_id = document_ids.get(kind);
    return file_id === undefined ? [] : { kind, file_id };
  });
  return { facts, documents: decidedDocuments(keptDocuments(sent), status === 'approved' ? 'approve' : '') };
};

/** The row and the history of each enrolment of a class, in order of enrolment. */
export const enrolmentRows = (
  { enrolments, owner, joint }: PlannedClass,
  { class_id, code, fee_cents, photo_ids, level, document_ids }: SeatedIn,
  { ids, keyring, programme, now }: EnrolmentContext,
): EnrolmentRows[] => {
  const reviewer_id = accountId(ids, owner);
  return enrolments.map((planned, index) => {
    const { person, status, history, enrolled_at } = planned;
    const enrolment_id = newId();
    const enrol_no = formatSerial(programme.numbers.enrolment, { class_code: code, serial: index + 1 });
    const live = isLive(planned);
    const { phone, ...form } = person;
    const photo_id = photo_ids[index % photo_ids.length] ?? null;
    const { documents, facts } = papersOf(planned, index, { level, document_ids });
    const sealed = sealCandidate({ ...form, ...facts, photo_id }, keyring);
    const unit = planned.joint === undefined ? undefined : joint?.[planned.joint]?.unit;
    const reviewed = history.steps.some((step) => step.actor === 'master');
    const row = {
      class_id,
      enrolment_id,
      enrol_no,
      ...sealed,
      documents: JSON.stringify(documents),
      live_id_index: live ? sealed.id_index : null,
      ...phoneColumns(phone, live, keyring),
      enroll_type: unit === undefined ? ('individual' as const) : ('organization' as const),
      study_type: planned.study_type,
      unit_id: unit === undefined ? null : unitId(ids, unit),
      status,
      ...placeColumns(planned, index + 1),
      review_round: history.review_round,
      reviewer_id: status !== 'submitted' && reviewed ? reviewer_id : null,
      reasons: JSON.stringify(history.reasons),
      reason: history.reason,
      doubt_kind: history.doubt_kind,
      // A returned enrolment of the demo can be corrected for a while.
      mend_until: status === 'returned' ? new Date(now.getTime() + limits.mend_days * 86_400_000) : null,
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
