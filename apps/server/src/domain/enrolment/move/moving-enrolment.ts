import type { ClassStatus, ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Database, KeptDocument } from '../../../platform/store/database.js';
import { namePinyin } from '../../foundation/search/name-pinyin.js';
import type { EnrolRequest } from '../intake/enrol-request.js';
import { textColumns } from '../text-columns.js';

/** The columns that are carried over unchanged. */
type Carried = Omit<
  EnrolRequest,
  | 'idem_key'
  | 'name_pinyin'
  | 'phone'
  | 'facts'
  | 'wait'
  | 'entered'
  | 'moved'
  | 'ticket_hash'
  | 'address'
  | 'request_id'
  | 'unit_id'
>;

/** An enrolment that moves to another class. */
export interface MovingEnrolment extends Carried {
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly claimed_until: Date | null;
  readonly documents: readonly KeptDocument[];
  readonly class_name: string;
  readonly class_status: ClassStatus;
}

/**
 * Reads an enrolment with everything its candidate has sent, and locks it.
 * @throws a Refusal `not_found` for one that does not exist or that the session may not see
 */
export const readMoving = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  { class_id, enrolment_id }: { readonly class_id: number; readonly enrolment_id: number },
): Promise<MovingEnrolment> => {
  const { rows } = await sql<MovingEnrolment>`
    select e.status, e.reviewer_id, e.claimed_until, ${textColumns('e')}, e.name_grams, e.id_card_enc, e.id_index, e.id_masked,
      e.birth::text as birth, e.phone_enc, e.phone_index, e.phone_masked,
      e.photo_id, e.facts_enc, e.documents, e.enroll_type, e.study_type, e.language, c.class_name, c.status as class_status
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${candidateScope(caller)}
    for update of e`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

interface Moving {
  readonly enrolment_id: number;
  readonly unit_id: number | null;
  readonly reason: string;
  readonly wait: boolean;
  readonly caller: StaffSession;
  readonly keyring: Keyring;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

/**
 * The request of the enrolment to the desk of the other class. An enrolment moves only once, so its id makes the key.
 */
export const movedRequest = (
  {
    status: _,
    reviewer_id: __,
    claimed_until: ___,
    class_status: ____,
    class_name,
    ...carried
  }: MovingEnrolment,
  { enrolment_id, unit_id, reason, wait, caller, keyring, request }: Moving,
): EnrolRequest => {
  const { user_id, actor_role, session_hash, address, request_id } = byStaff(caller, request);
  return {
    ...carried,
    // An enrolment from before names were spelled may have none yet.
    name_pinyin: namePinyin(carried.name),
    unit_id,
    wait,
    facts: {},
    phone: keyring.open('phone', carried.phone_enc),
    moved: { from_class: class_name, reason, by: { user_id, actor_role, session_hash } },
    idem_key: `moved-${enrolment_id}`,
    ticket_hash: Buffer.alloc(0),
    address: address ?? '',
    request_id: request_id ?? '',
  };
};
