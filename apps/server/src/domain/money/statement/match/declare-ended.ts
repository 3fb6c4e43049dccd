import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { isDue } from '../../../foundation/standing/payable.js';
import { declaredAgain } from './declare-anew.js';
import type { Undoing } from './undo-held.js';

/** A declaration that a line ended because it brought too little: of many, the first payment. */
export interface Ended {
  readonly class_id: number;
  readonly payment_id: number;
}

/** The payments of a declaration, `payment m`. */
const partsOf = ({ class_id, payment_id }: Ended) => sql`payment p
  join payment m on m.class_id = p.class_id and (m.payment_id = p.payment_id or m.group_id = p.group_id)
  where p.class_id = ${class_id} and p.payment_id = ${payment_id}`;

/** Writes one of them again. @returns the payment that waits, of many the first; nothing where it cannot wait again */
const declareOne = async (
  tx: Transaction<Database>,
  ended: Ended,
  { line_id, caller, request, now }: Undoing,
): Promise<number | undefined> => {
  const { class_id } = ended;
  await sql`select from enrolment e where e.class_id = ${class_id}
    and e.enrolment_id in (select m.enrolment_id from ${partsOf(ended)}) order by e.enrolment_id for update`.execute(
    tx,
  );
  const { rows } = await sql<{ payment_id: number; is_free: boolean }>`
    select found.payment_id, e.fee_cents is not null and found.status = 'closed' and ${isDue} as is_free
    from (select m.* from ${partsOf(ended)}) as found
    join enrolment e on e.class_id = found.class_id and e.enrolment_id = found.enrolment_id
    order by found.payment_id`.execute(tx);
  if (!rows.every(({ is_free }) => is_free)) return undefined;
  const pairs = rows.map(({ payment_id }) => ({ payment_id, again_id: newId() }));
  const ids = pairs.map(({ payment_id }) => payment_id);
  await sql`
    with pair as (
      select * from unnest(${ids}::bigint[], ${pairs.map(({ again_id }) => again_id)}::bigint[]) as i(payment_id, again_id)
    ), undone as (
      select p.* from payment p where p.class_id = ${class_id} and p.payment_id = any(${ids}::bigint[])
    ), ${declaredAgain({ class_id, group_id: newId(), now })}
    select from undone`.execute(tx);
  const by = { ...byStaff(caller, request), at: now };
  await appendAudit(
    tx,
    class_id,
    pairs.map(({ payment_id: instead_of, again_id: object_id }) => ({
      ...by,
      ...{ action: 'declare', object_type: 'payment', object_id, to_state: 'declared' },
      detail: { instead_of, line_id },
    })),
  );
  return pairs[0]?.again_id;
};

/**
 * Declares anew what a line ended, once it is undone: it waits as it did before.
 * @returns the payments that wait, of many the first, and whether one does not: somebody of it pays otherwise by now,
 * or owes nothing any more
 */
export const declareEnded = async (
  tx: Transaction<Database>,
  ended: readonly Ended[],
  undoing: Undoing,
): Promise<{ readonly again: readonly number[]; readonly stays_ended: boolean }> => {
  const again: number[] = [];
  for (const each of ended) {
    const id = await declareOne(tx, each, undoing);
    if (id !== undefined) again.push(id);
  }
  return { again, stays_ended: again.length < ended.length };
};
