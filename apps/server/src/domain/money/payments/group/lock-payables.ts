import type { PayMethod } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../../platform/store/database.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import { type FoundPayable, isDue, isPayable, payableColumns } from '../../../foundation/standing/payable.js';
import { lockEnrolments } from '../lock-enrolments.js';

type Input = Pick<Call<'payment/declareGroupPayment'>['input'], 'class_id' | 'enrolment_ids' | 'unit_id'>;

/** An enrolment that one payment is for beside others. */
export interface LockedPayable extends Pick<FoundPayable, 'fee_cents' | 'currency'> {
  readonly enrolment_id: number;
}

interface Paying {
  readonly method: PayMethod;
  /** For how many at once; of a unit with more, the first. */
  readonly most: number;
  readonly now: Date;
  /** Of the names in a refusal. */
  readonly language: string;
}

type Found = LockedPayable & FoundPayable & { readonly name: string };

/** @throws a Refusal that names those of whose fee a part is here already */
const refusePartPaid = (rows: readonly Found[], language: string): void => {
  const names = rows.filter(({ held_cents }) => held_cents > 0).map(({ name }) => name);
  const count = names.length;
  if (count > 0)
    throw new Refusal('part_paid', { values: { count, names: firstNames(names, count, language) } });
};

/** Those that are named, or those of a unit that are to be paid for. */
const meant = ({ enrolment_ids, unit_id }: Input) =>
  enrolment_ids
    ? sql`e.enrolment_id = any(${[...new Set(enrolment_ids)]}::bigint[])`
    : sql`e.unit_id = ${unit_id ?? null}::bigint and ${isDue} and ${heldCents} = 0`;

/**
 * Locks enrolments, all of which can be paid for in this way now, in one order: of two that want the same one the
 * second waits.
 * @throws a Refusal: not_found where the session does not reach one of them, not_payable, part_paid, or already_paid
 */
export const lockPayables = async (
  tx: Transaction<Database>,
  input: Input,
  caller: StaffSession,
  { method, most, now, language }: Paying,
): Promise<readonly LockedPayable[]> => {
  const { class_id } = input;
  const ids = await lockEnrolments(
    tx,
    sql`e.class_id = ${class_id} and ${candidateScope(caller)} and ${meant(input)}`,
    most,
  );
  const { rows } = await sql<Found>`
    select e.enrolment_id, e.name, ${payableColumns}
    from enrolment e
    join class c on c.class_id = e.class_id
    left join gathering g on g.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = any(${[...ids]}::bigint[])
    order by e.enrolment_id`.execute(tx);
  if (input.enrolment_ids && rows.length !== new Set(input.enrolment_ids).size)
    throw new Refusal('not_found');
  if (rows.some(({ paid_late }) => paid_late)) throw new Refusal('already_paid');
  refusePartPaid(rows, language);
  if (rows.length === 0 || !rows.every((row) => isPayable(row, method, now))) {
    throw new Refusal('not_payable');
  }
  return rows;
};
