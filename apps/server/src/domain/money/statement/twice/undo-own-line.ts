import type { ClassStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { refuseWrite } from '../../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../../platform/store/database.js';
import type { Undoing } from '../match/undo-held.js';

/** A line that was found for a payment which somebody had confirmed by hand. */
export interface OwnLine {
  readonly line_id: number;
  readonly payment_id: number;
}

/** The steps of a payment and of the line that it loses. */
export const lostLine = ({ line_id, payment_id }: OwnLine, reason: string) => [
  { action: 'lose_line', object_type: 'payment', object_id: payment_id, reason, detail: { line_id } },
  { action: 'undo_match', object_type: 'bank_line', object_id: line_id, reason, detail: { payment_id } },
];

/**
 * Lets a line wait again that was found for a payment which somebody had confirmed by hand: the payment stays as it
 * was confirmed, with all that stands on it.
 * @returns its class; nothing where the line is no such line
 * @throws a Refusal class_state
 */
export const undoOwnLine = async (
  tx: Transaction<Database>,
  { line_id, reason, caller, request, now }: Undoing,
): Promise<number | undefined> => {
  const { rows } = await sql<OwnLine & { class_id: number; class_status: ClassStatus }>`
    select l.line_id, l.class_id, l.payment_id, c.status as class_status
    from bank_line l join class c on c.class_id = l.class_id
    where l.line_id = ${line_id} and l.by_hand for update of l`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const { class_id, payment_id, class_status } = found;
  refuseWrite('bank_match', class_status);
  await tx
    .updateTable('bank_line')
    .set({
      class_id: null,
      payment_id: null,
      matched_by: null,
      matched_at: null,
      batch_id: null,
      by_hand: false,
    })
    .where('line_id', '=', line_id)
    .execute();
  const by = { ...byStaff(caller, request), at: now };
  await appendAudit(
    tx,
    class_id,
    lostLine({ line_id, payment_id }, reason).map((event) => ({ ...by, ...event })),
  );
  return class_id;
};
