import type { ClassStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import { refuseWrite } from '../../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../../platform/store/database.js';

/** A line that is no payment after all, who says so and why. */
export interface Undoing {
  readonly line_id: number;
  readonly reason: string;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

interface Held {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly class_status: ClassStatus;
  readonly instead_of: number | null;
}

/**
 * Lets a line that is held for a candidate wait again. The enrolment is locked before the line, as by the call that
 * books the rest.
 * @returns its class, and the declaration that it had ended
 * @throws a Refusal: state_changed where the line is not held (any more), class_state, transition_refused while a
 * provider waits for the rest
 */
export const undoHeld = async (
  tx: Transaction<Database>,
  { line_id, reason, caller, request, now }: Undoing,
): Promise<{ readonly class_id: number; readonly ended_ids: readonly number[] }> => {
  const { rows } = await sql<Held>`
    select e.class_id, e.enrolment_id, c.status as class_status, l.instead_of
    from bank_line l join enrolment e on e.class_id = l.class_id and e.enrolment_id = l.held_for
    join class c on c.class_id = l.class_id
    where l.line_id = ${line_id} for update of e`.execute(tx);
  const [held] = rows;
  if (!held) throw new Refusal('state_changed');
  const { class_id, enrolment_id, class_status, instead_of } = held;
  refuseWrite('bank_match', class_status);
  const { rows: waiting } = await sql`select from payment
    where class_id = ${class_id} and open_enrolment_id = ${enrolment_id} and status = 'pending'`.execute(tx);
  if (waiting.length > 0) throw refuseTransition({ why: 'rest_pending' });
  const freed = await tx
    .updateTable('bank_line')
    .set({
      ...{ class_id: null, held_for: null, matched_by: null, matched_at: null, instead_of: null },
      of_many: sql<boolean>`of_many and split_from is not null`,
    })
    .where('line_id', '=', line_id)
    .where('held_for', '=', enrolment_id)
    .executeTakeFirst();
  if (freed.numUpdatedRows === 0n) throw new Refusal('state_changed');
  const line = { action: 'undo_match', object_type: 'bank_line', object_id: line_id, reason };
  await appendAudit(tx, class_id, [
    { ...byStaff(caller, request), at: now, ...line, detail: { enrolment_id } },
  ]);
  return { class_id, ended_ids: instead_of === null ? [] : [instead_of] };
};

/**
 * Lets all lines that are held in a class that is cancelled wait again: nobody owes a fee there any more, and they are
 * to be sent back.
 */
export const freeHeld = async (
  tx: Transaction<Database>,
  class_id: number,
  { reason, caller, request, now }: Omit<Undoing, 'line_id'>,
): Promise<void> => {
  const { rows } = await sql<{ line_id: number; enrolment_id: number }>`
    with held as (
      select line_id, held_for from bank_line where class_id = ${class_id} and held_for is not null order by line_id for update)
    update bank_line l set class_id = null, held_for = null, matched_by = null, matched_at = null, instead_of = null
    from held where l.line_id = held.line_id returning l.line_id, held.held_for as enrolment_id`.execute(tx);
  await appendAudit(
    tx,
    class_id,
    rows.map(({ line_id, enrolment_id }) => ({
      ...byStaff(caller, request),
      ...{ at: now, action: 'undo_match', object_type: 'bank_line', object_id: line_id, reason },
      detail: { enrolment_id },
    })),
  );
};
