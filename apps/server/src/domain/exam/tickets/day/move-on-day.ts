import { movesOnDay } from '@skillcert/core';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { newId } from '../../../../platform/store/new-id.js';
import { lockArrangeable } from '../arrangement/lock-arrangeable.js';
import { carryOut } from './carry-out.js';
import { askSteps } from './drop-moves.js';
import { evaluateMove } from './evaluate-move.js';
import { lockMoved } from './lock-moved.js';

export const moveOnDay = handle('ticket/moveOnDay', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, move, reason } = input;
    await lockArrangeable(tx, class_id, movesOnDay);
    await lockMoved(tx, class_id, move);
    const now = services.now();
    const moving = { caller, services, request };
    const { planned, waits } = await evaluateMove(tx, { ...moving, now }, { class_id, move });
    if (!waits) return { ...(await carryOut(tx, moving, input, planned)), waits_id: null };
    const move_id = newId();
    await tx
      .insertInto('day_move')
      .values({
        class_id,
        move_id,
        move: JSON.stringify(move),
        reason,
        asked_by: caller.user_id,
        asked_at: now,
      })
      .execute();
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(tx, class_id, askSteps(by, { move_id, move }, reason));
    return { reissued: 0, told: 0, waits_id: move_id };
  }),
);
