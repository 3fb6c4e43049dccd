import { Refusal, refuseFields } from '../http/refuse.js';
import type { EnrolAnswer, EnrolRequest } from './enrol-request.js';
import type { KnownEnrolment, NewEnrolment, SeatedClass } from './enrol-sql.js';

interface Facts {
  readonly class_id: number;
  readonly seatedClass: SeatedClass;
  /** The places that each unit of a joint class has left. */
  readonly unitsLeft: ReadonlyMap<number, number>;
  readonly known: readonly KnownEnrolment[];
  readonly ownPhotos: ReadonlySet<number>;
  readonly now: Date;
  readonly newId: () => number;
  /** The number on the admission papers: the class's code and a serial of the class. */
  readonly enrolNo: (class_code: string, serial: number) => string;
}

/** What the desk decided of one request: its answer, a refusal, or a row to write. */
export type Verdict = EnrolAnswer | Refusal | NewEnrolment;

/** The enrolments in the way, found by key, by person and by phone. */
class Ledger {
  readonly #byKey = new Map<string, KnownEnrolment>();
  readonly #people = new Set<string>();
  readonly #phones = new Set<string>();

  add(known: KnownEnrolment) {
    this.#byKey.set(known.idem_key, known);
    if (!known.live) return;
    this.#people.add(known.id_index.toString('hex'));
    this.#phones.add(known.phone_index.toString('hex'));
  }

  withKey(key: string) {
    return this.#byKey.get(key);
  }

  hasPersonOrPhone({ id_index, phone_index }: EnrolRequest) {
    return this.#people.has(id_index.toString('hex')) || this.#phones.has(phone_index.toString('hex'));
  }
}

const isSamePerson = (known: KnownEnrolment, request: EnrolRequest) =>
  known.id_index.equals(request.id_index) && known.phone_index.equals(request.phone_index);

/** Whether the class takes enrolments at this moment. */
export const isOpen = (
  { status, enroll_start, enroll_end }: Pick<SeatedClass, 'status' | 'enroll_start' | 'enroll_end'>,
  now: Date,
): boolean => status === 'enrolling' && enroll_start <= now && now < enroll_end;

/** The answer of an enrolment at the moment it was made, whatever became of it since. */
export const firstAnswer = (
  class_id: number,
  { enrolment_id, enrol_no }: Pick<KnownEnrolment, 'enrolment_id' | 'enrol_no'>,
): EnrolAnswer => ({ class_id, enrolment_id, enrol_no, status: 'submitted' });

/** What keeps a new enrolment from a seat, whatever the number of seats. */
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

/** Decides in order of arrival, as if each request had come alone. */
export const settleRequests = (requests: readonly EnrolRequest[], facts: Facts): readonly Verdict[] => {
  const { class_id, seatedClass, ownPhotos } = facts;
  const ledger = new Ledger();
  for (const known of facts.known) ledger.add(known);
  let left = seatedClass.capacity - seatedClass.taken;
  let serial = seatedClass.enrol_serial;
  const unitsLeft = new Map(facts.unitsLeft);
  const isUnitFull = ({ unit_id }: EnrolRequest) => unit_id !== null && (unitsLeft.get(unit_id) ?? 0) <= 0;

  const seat = (request: EnrolRequest): NewEnrolment => {
    left -= 1;
    serial += 1;
    const { unit_id } = request;
    if (unit_id !== null) unitsLeft.set(unit_id, (unitsLeft.get(unit_id) ?? 0) - 1);
    const row = {
      ...request,
      enrolment_id: facts.newId(),
      enrol_no: facts.enrolNo(seatedClass.code, serial),
    };
    ledger.add({ ...row, live: true });
    return row;
  };

  const settle = (request: EnrolRequest): Verdict => {
    const first = ledger.withKey(request.idem_key);
    if (first) return isSamePerson(first, request) ? firstAnswer(class_id, first) : new Refusal('key_reused');
    const obstacle = obstacleOf(request, facts, ledger);
    if (obstacle) return obstacle;
    if (left <= 0) return new Refusal('class_full');
    if (isUnitFull(request)) return new Refusal('unit_full');
    if (!ownPhotos.has(request.photo_id)) return refuseFields({ photo_id: 'photo_required' });
    return seat(request);
  };

  return requests.map(settle);
};
