import { limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { decideEach } from '../payments/many/decide-each.js';
import { linesLeftOut } from './lines-left-out.js';
import { undoWhole } from './match/undo-whole.js';

/**
 * Locks the next lines of a batch, in the order of their classes, whose audit trails are locked one after the other.
 * Those that stay keep their batch, so that rounds go by the ids of lines. One that left the batch while the lock was
 * waited for is not of it.
 */
const lockBatch = async (
  tx: Transaction<Database>,
  batch_id: number,
  after: number,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ line_id: number }>`
    select line_id from bank_line where batch_id = ${batch_id} and class_id is not null and line_id in (
      select line_id from bank_line where batch_id = ${batch_id} and line_id > ${after}
      order by line_id limit ${limits.bank_lines_round_max})
    order by class_id, line_id for update`.execute(tx);
  return rows.map(({ line_id }) => line_id);
};

export const undoBankBatch = handle('payment/undoBankBatch', ({ input, caller, services, request }) => {
  const { batch_id, after = 0, reason } = input;
  const now = services.now();
  return services.store.withTx(async (tx) => {
    const line_ids = await lockBatch(tx, batch_id, after);
    if (line_ids.length === 0) throw new Refusal('state_changed');
    const reasons = ['transition_refused', 'class_state', 'certificate_stands'] as const;
    const { done, left_out } = await decideEach(
      line_ids,
      { reasons, language: request.language },
      (line_id) => undoWhole(tx, { line_id, reason, caller, request, now }),
    );
    const last = Math.max(...line_ids);
    const { rows } = await sql<{ left: number }>`
      select count(*)::int4 as left from bank_line where batch_id = ${batch_id} and line_id > ${last}`.execute(
      tx,
    );
    return {
      undone: done.length,
      kept: await linesLeftOut(tx, left_out),
      left: rows[0]?.left ?? 0,
      last,
    };
  });
});
