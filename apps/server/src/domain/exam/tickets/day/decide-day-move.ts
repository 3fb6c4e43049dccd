import type { DayMove } from '@skillcert/api-client/contract';
import { movesOnDay } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { readHand } from '../../../foundation/access/one-hand/read-hand.js';
import { lockArrangeable } from '../arrangement/lock-arrangeable.js';
import { carryOut } from './carry-out.js';
import { dropSteps } from './drop-moves.js';
import { evaluateMove } from './evaluate-move.js';
import { lockMoved } from './lock-moved.js';

export const decideDayMove = handle('ticket/decideDayMove', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, move_id, event } = input;
    await lockArrangeable(tx, class_id, movesOnDay);
    const now = services.now();
    const { rows } = await sql<{ move: DayMove; reason: string; asked_by: number }>`
      delete from day_move where class_id = ${class_id} and move_id = ${move_id} returning move, reason, asked_by`.execute(
      tx,
    );
    const [waiting] = rows;
    if (!waiting) throw new Refusal('state_changed');
    const { move, reason, asked_by } = waiting;
    if (event === 'carry_out') {
      const hand = await readHand(tx, caller, now);
      if (hand.holds(asked_by)) throw hand.refusal(asked_by);
      await lockMoved(tx, class_id, move);
      const moving = { caller, services, request };
      const { planned } = await evaluateMove(tx, { ...moving, now }, { class_id, move, waits_id: move_id });
      return carryOut(tx, moving, { class_id, move, reason }, planned);
    }
    await appendAudit(tx, class_id, dropSteps({ ...byStaff(caller, request), at: now }, { move_id, move }));
    return { reissued: 0, told: 0 };
  }),
);
