import type { FieldProblem } from '@skillcert/api-client/contract';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { newId } from '../../../platform/store/new-id.js';
import { lockExamClass } from '../sittings/lock-exam-class.js';
import { deskProblems, orderedDesks } from './check-room.js';
import { roomStep } from './room-step.js';
import { addRooms, type PlannedRoom } from './write-rooms.js';

const refuseDesks = (rooms: readonly PlannedRoom[]): void => {
  const problems = rooms.flatMap((room, place) =>
    Object.entries(deskProblems(room)).map(
      ([field, problem]) => [`rooms.${place}.${field}`, problem] as const,
    ),
  );
  if (problems.length > 0) throw refuseFields(Object.fromEntries<FieldProblem>(problems));
};

export const addManyRooms = handle('exam/addRooms', ({ input, caller, services, request }) => {
  const { class_id } = input;
  const rooms = input.rooms.map(({ floor = '', ...room }) => ({
    ...room,
    floor,
    ...orderedDesks(room),
    room_id: newId(),
  }));
  refuseDesks(rooms);
  return services.store.withTx(async (tx) => {
    await lockExamClass(tx, class_id, 'room');
    const now = services.now();
    const twice = await addRooms(tx, { class_id, rooms, over: 'rooms', now });
    if (twice.length > 0) {
      throw refuseFields(Object.fromEntries(twice.map((place) => [`rooms.${place}.name`, 'not_unique'])));
    }
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(
      tx,
      class_id,
      rooms.map((room) => roomStep(by, 'create', room)),
    );
    return { room_ids: rooms.map(({ room_id }) => room_id) };
  });
});
