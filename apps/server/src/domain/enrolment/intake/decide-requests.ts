import type { AdmissionRules } from '@skillcert/core';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { WaitingEnrolment } from '../waiting/put-on-waiting-list.js';
import type { EnrolAnswer, EnrolRequest } from './enrol-request.js';
import type { KnownEnrolment, NewEnrolment, OwnFiles, SeatedClass } from './enrol-sql.js';
import { admissionObstacle, conditionObstacle } from './evaluate-candidate.js';

interface Facts {
  readonly class_id: number;
  readonly seatedClass: SeatedClass;
  /** The places that each unit of a joint class has left. */
  readonly unitsLeft: ReadonlyMap<number, number>;
  readonly known: readonly KnownEnrolment[];
  readonly ownFiles: OwnFiles;
  readonly admission: AdmissionRules;
  readonly now: Date;
  /** Today in the programme's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly newId: () => number;
  /** Formats the number on the admission papers from the class's code and a serial of the class. */
  readonly enrolNo: (class_code: string, serial: number) => string;
}

/** The decision on one request: an answer, a refusal, or a row to write. */
export type Verdict = EnrolAnswer | Refusal | NewEnrolment | WaitingEnrolment;

/** Bytes as a key of a set. Latin-1 has one character for each byte, which is the cheapest text. */
const textOf = (bytes: Buffer) => bytes.toString('latin1');

/** The known enrolments, found by key, by person and by phone. */
class Ledger {
  readonly #byKey = new Map<string, KnownEnrolment>();
  readonly #people = new Set<string>();
  readonly #phones = new Set<string>();

  add(known: KnownEnrolment) {
    this.#byKey.set(known.idem_key, known);
    if (!known.live) return;
    this.#people.add(textOf(known.id_index));
    this.#phones.add(textOf(known.phone_index));
  }

  withKey(key: string) {
    return this.#byKey.get(key);
  }

  hasPersonOrPhone({ id_index, phone_index }: EnrolRequest) {
    return this.#people.has(textOf(id_index)) || this.#phones.has(textOf(phone_index));
  }
}

const isSamePerson = (known: KnownEnrolment, request: EnrolRequest) =>
  known.id_index.equals(request.id_index) && known.phone_index.equals(request.phone_index);

/** Whether the class accepts enrolments at this moment. */
export const isOpen = (
  { status, enroll_start, enroll_end }: Pick<SeatedClass, 'status' | 'enroll_start' | 'enroll_end'>,
  now: Date,
): boolean => status === 'enrolling' && enroll_start <= now && now < enroll_end;

/** The answer that an enrolment received when it was made, even if its state has changed since. */
export const firstAnswer = (
  class_id: number,
  { enrolment_id, enrol_no, waited }: Pick<KnownEnrolment, 'enrolment_id' | 'enrol_no' | 'waited'>,
): EnrolAnswer => ({ class_id, enrolment_id, enrol_no, status: waited ? 'waiting' : 'submitted' });

/** The refusal of a new enrolment for a reason other than the number of seats. */
const obstacleOf = (
  request: EnrolRequest,
  { seatedClass, unitsLeft, now }: Facts,
  ledger: Ledger,
): Refusal | undefined => {
  const { enroll_types, study_types } = seatedClass;
  if (!isOpen(seatedClass, now)) return new Refusal('class_not_open');
  if (ledger.hasPersonOrPhone(request)) return new Refusal('already_enrolled');
  if (!enroll_types.includes(request.enroll_type)) return refuseFields({ enroll_type: 'not_offered' });
  if (!study_types.includes(request.study_type)) return refuseFields({ study_type: 'not_offered' });
  if (request.unit_id !== null && !unitsLeft.has(request.unit_id))
    return refuseFields({ unit_id: 'not_offered' });
  return undefined;
};

/** The refusal of a request that would have a seat, because of its uploads or its conditions. */
const obstacleIn = (request: EnrolRequest, facts: Facts): Refusal | undefined => {
  const { ownFiles, seatedClass, admission, today } = facts;
  const { photo_id, documents, facts: declared, entered, moved } = request;
  // A moved candidate sent the uploads to the class they come from, which checked them; the level is the same.
  if (moved) return undefined;
  const mayLackPhoto = entered !== undefined && photo_id === null;
  if (!mayLackPhoto && ownFiles.get(photo_id ?? 0) !== 'photo')
    return refuseFields({ photo_id: 'photo_required' });
  const isOwn = documents.every(({ file_id, kind }) => ownFiles.get(file_id) === kind);
  if (!isOwn) return refuseFields({ documents: 'document_required' });
  const obstacle = entered ? conditionObstacle : admissionObstacle;
  return obstacle({ level: seatedClass.level, facts: declared, documents }, { admission, today });
};

/** Decides the requests in order of arrival, as if each had come alone. */
export const decideRequests = (requests: readonly EnrolRequest[], facts: Facts): readonly Verdict[] => {
  const { class_id, seatedClass } = facts;
  const ledger = new Ledger();
  for (const known of facts.known) ledger.add(known);
  // Candidates on the waiting list come before new ones. In a joint class they may wait only for places of their unit.
  const isForWaitingList = seatedClass.waiting > 0 && seatedClass.class_type === 0;
  let left = isForWaitingList ? 0 : seatedClass.capacity - seatedClass.taken;
  let serial = seatedClass.enrol_serial;
  const unitsLeft = new Map(facts.unitsLeft);
  const isUnitFull = ({ unit_id }: EnrolRequest) => unit_id !== null && (unitsLeft.get(unit_id) ?? 0) <= 0;

  const write = (request: EnrolRequest, waited: boolean): NewEnrolment => {
    serial += 1;
    const row = {
      ...request,
      enrolment_id: facts.newId(),
      enrol_no: facts.enrolNo(seatedClass.code, serial),
    };
    const { enrolment_id, enrol_no } = row;
    const { idem_key, id_index, phone_index } = request;
    ledger.add({ enrolment_id, enrol_no, idem_key, id_index, phone_index, live: true, waited });
    return row;
  };

  const seat = (request: EnrolRequest): NewEnrolment => {
    left -= 1;
    const { unit_id } = request;
    if (unit_id !== null) unitsLeft.set(unit_id, (unitsLeft.get(unit_id) ?? 0) - 1);
    return write(request, false);
  };

  /** The seats left for candidates without a unit: those that are not reserved for a unit. */
  const openLeft = () =>
    seatedClass.keeps_quotas
      ? [...unitsLeft.values()].reduce((open, unused) => open - Math.max(0, unused), left)
      : left;

  const full = (request: EnrolRequest): Refusal | undefined => {
    if ((request.unit_id === null ? openLeft() : left) <= 0) return new Refusal('class_full');
    return isUnitFull(request) ? new Refusal('unit_full') : undefined;
  };

  const decide = (request: EnrolRequest): Verdict => {
    const first = ledger.withKey(request.idem_key);
    if (first) return isSamePerson(first, request) ? firstAnswer(class_id, first) : new Refusal('key_reused');
    const obstacle = obstacleOf(request, facts, ledger);
    if (obstacle) return obstacle;
    const late = full(request);
    if (late && !(request.wait && seatedClass.waiting_list)) return late;
    return (
      obstacleIn(request, facts) ?? (late ? { ...write(request, true), queue_no: serial } : seat(request))
    );
  };

  return requests.map(decide);
};
