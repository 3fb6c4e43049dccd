import { limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { decideEach } from '../payments/many/decide-each.js';
import { linesLeftOut } from './lines-left-out.js';
import { undoMatch } from './match/undo-match.js';

/** Locks lines in the order of their classes, whose audit trails are locked one after the other. */
const lockBatch = async (tx: Transaction<Database>, batch_id: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ line_id: number }>`
    select line_id from bank_line where batch_id = ${batch_id}
    order by class_id, line_id limit ${limits.decide_at_once_max} for update`.execute(tx);
  return rows.map(({ line_id }) => line_id);
};

export const undoBankBatch = handle('payment/undoBankBatch', ({ input, caller, services, request }) => {
  const { batch_id, reason } = input;
  const now = services.now();
  return services.store.withTx(async (tx) => {
    const line_ids = await lockBatch(tx, batch_id);
    if (line_ids.length === 0) throw new Refusal('state_changed');
    const reasons = ['transition_refused', 'class_state', 'certificate_stands'] as const;
    const { done, left_out } = await decideEach(
      line_ids,
      { reasons, language: request.language },
      (line_id) => undoMatch(tx, { line_id, reason, caller, request, now }),
    );
    // A line that cannot be undone leaves the batch, and is undone alone once its refund or invoice is over.
    const kept = left_out.map(({ id }) => id);
    await sql`update bank_line set batch_id = null where line_id = any(${kept}::bigint[])`.execute(tx);
    const { rows } = await sql<{ left: number }>`
      select count(*)::int4 as left from bank_line where batch_id = ${batch_id}`.execute(tx);
    return {
      undone: done.length,
      kept: await linesLeftOut(tx, left_out),
      left: rows[0]?.left ?? 0,
    };
  });
});
