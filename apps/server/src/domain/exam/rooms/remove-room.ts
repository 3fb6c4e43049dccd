import { movesOnDay } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { isAsSeen } from '../../../platform/store/sql/is-as-seen.js';
import { lockExamClass } from '../sittings/lock-exam-class.js';
import { refuseRoomWithSittings } from '../used-by.js';

export const removeRoom = handle('exam/removeRoom', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, room_id, updated_at } = input;
    const { status } = await lockExamClass(tx, class_id, 'room');
    const { rows } = await sql<{ name: string; as_seen: boolean; awaited: boolean }>`
      select r.name, ${isAsSeen('r.updated_at', updated_at)} as as_seen,
        exists (select from day_move m where m.class_id = r.class_id
          and (r.room_id::text in (m.move->>'room_id', m.move->>'to_room_id') or m.move->'more_room_ids' @> to_jsonb(r.room_id))) as awaited
      from exam_room r where r.class_id = ${class_id} and r.room_id = ${room_id}`.execute(tx);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    if (!found.as_seen) throw new Refusal('state_changed');
    await refuseRoomWithSittings(tx, { services, language: request.language }, { class_id, room_id });
    // A move that nobody can decide any more awaits no room.
    if (found.awaited && movesOnDay(status))
      throw new Refusal('in_use', {
        cause: { why: 'move_waits' },
        values: { concerns: 'room', names: found.name },
      });
    await tx
      .deleteFrom('exam_room')
      .where('class_id', '=', class_id)
      .where('room_id', '=', room_id)
      .execute();
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: 'remove',
        object_type: 'room',
        object_id: room_id,
        detail: { name: found.name },
      },
    ]);
    return {};
  }),
);
