import type { PayMethod } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { type FoundPayable, isPayable, payableColumns } from '../../foundation/standing/payable.js';
import { lockEnrolments } from './lock-enrolments.js';

interface Wanted {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly method: PayMethod;
}

/** The subject of a payment: an enrolment and what it costs. */
export interface Payable {
  readonly name: string;
  readonly enrol_no: string;
  readonly class_name: string;
  /** The fee, or the part of it that is still due. */
  readonly due_cents: number;
  readonly fee_cents: number;
  readonly currency: string;
}

/**
 * Locks an enrolment that can be paid for now by the chosen method, against a withdrawal at the same time.
 * @throws a Refusal: not_found, not_payable, or already_paid if late money for it awaits a decision
 */
export const lockPayable = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, method }: Wanted,
  { phone_index }: Candidate,
  now: Date,
): Promise<Payable> => {
  const which = sql`e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and e.phone_index = ${phone_index}`;
  await lockEnrolments(tx, which);
  const { rows } = await sql<Omit<Payable, 'due_cents'> & FoundPayable>`
    select e.name, e.enrol_no, c.class_name, ${payableColumns}
    from enrolment e
    join class c on c.class_id = e.class_id
    left join gathering g on g.class_id = e.class_id
    where ${which}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (found.paid_late) throw new Refusal('already_paid');
  if (!isPayable(found, method, now)) throw new Refusal('not_payable');
  return { ...found, due_cents: found.fee_cents - found.held_cents };
};
