import { movesOnDay } from '@skillcert/core';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { newId } from '../../../../platform/store/new-id.js';
import { lockArrangeable } from '../arrangement/lock-arrangeable.js';
import { carryOut, planMove } from './carry-out.js';
import { movedThing } from './drop-moves.js';
import { needsTwo } from './planned-move.js';

export const moveOnDay = handle('ticket/moveOnDay', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, move, reason } = input;
    await lockArrangeable(tx, class_id, movesOnDay);
    const now = services.now();
    const moving = { caller, services, request };
    const planned = await planMove(tx, moving, class_id, move);
    const moved = { class_id, seats: planned.seats, now };
    if (!(await needsTwo(tx, moved, { services, language: request.language })))
      return { ...(await carryOut(tx, moving, input, planned)), waits_id: null };
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
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: 'ask_move',
        ...movedThing(move),
        reason,
        detail: { move_id, ...move },
      },
    ]);
    return { reissued: 0, told: 0, waits_id: move_id };
  }),
);
