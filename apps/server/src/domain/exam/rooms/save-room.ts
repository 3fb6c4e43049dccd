import { acceptsExamPlan, type ClassStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { errorCode } from '../../../platform/store/error-code.js';
import { newId } from '../../../platform/store/new-id.js';
import { isAsSeen } from '../../../platform/store/sql/is-as-seen.js';
import { lockExamClass } from '../sittings/lock-exam-class.js';
import { refuseRoomWithSittings, refuseSeats, type Saying } from '../used-by.js';
import { deskProblems, orderedDesks } from './check-room.js';
import { refuseTakenRoom } from './refuse-taken-room.js';
import { roomStep } from './room-step.js';
import { addRooms, type PlannedRoom } from './write-rooms.js';

interface Changing extends Saying {
  readonly class_id: number;
  readonly status: ClassStatus;
  readonly updated_at: string;
  readonly now: Date;
}

/**
 * Refuses a change of a room that is in use: of its desks while tickets have seats among them, and once the seats are
 * published of anything while sittings are in it.
 */
const refuseUsed = async (
  tx: Transaction<Database>,
  { class_id, status, ...saying }: Changing,
  { room_id, isSameGrid }: Pick<PlannedRoom, 'room_id'> & { readonly isSameGrid: boolean },
): Promise<void> => {
  if (!acceptsExamPlan(status)) await refuseRoomWithSittings(tx, saying, { class_id, room_id });
  if (isSameGrid) return;
  await refuseSeats(tx, saying.language, sql<boolean>`s.class_id = ${class_id} and s.room_id = ${room_id}`);
};

const changeRoom = async (
  tx: Transaction<Database>,
  { room_id, name, address, floor, rows, columns, blocked, accessible }: PlannedRoom,
  changing: Changing,
): Promise<void> => {
  const { class_id, updated_at, now } = changing;
  const found = await tx
    .selectFrom('exam_room')
    .select([
      isAsSeen('updated_at', updated_at).as('as_seen'),
      'rows',
      'columns',
      'blocked',
      'name',
      'address',
    ])
    .where('class_id', '=', class_id)
    .where('room_id', '=', room_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!found.as_seen) throw new Refusal('state_changed');
  const isSameGrid =
    found.rows === rows && found.columns === columns && found.blocked.join() === blocked.join();
  await refuseUsed(tx, changing, { room_id, isSameGrid });
  if (found.name !== name || found.address !== address) {
    await refuseTakenRoom(tx, { class_id, room_id, name, address });
  }
  await tx
    .updateTable('exam_room')
    .set({
      name,
      address,
      floor,
      rows,
      columns,
      blocked: [...blocked],
      accessible: [...accessible],
      updated_at: now,
    })
    .where('class_id', '=', class_id)
    .where('room_id', '=', room_id)
    .execute();
};

export const saveRoom = handle('exam/saveRoom', async ({ input, caller, services, request }) => {
  const { class_id, updated_at, floor = '', ...typed } = input;
  if (input.room_id !== undefined && !updated_at) throw refuseFields({ updated_at: 'required' });
  const problems = deskProblems(typed);
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  const room = { ...typed, floor, ...orderedDesks(typed), room_id: input.room_id ?? newId() };
  const { room_id } = room;
  const save = services.store.withTx(async (tx) => {
    const { status } = await lockExamClass(tx, class_id, 'room');
    const now = services.now();
    if (input.room_id !== undefined && updated_at) {
      const saying = { services, language: request.language };
      await changeRoom(tx, room, { ...saying, class_id, status, updated_at, now });
    } else if ((await addRooms(tx, { class_id, rooms: [room], over: 'name', now })).length > 0) {
      throw refuseFields({ name: 'not_unique' });
    }
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(tx, class_id, [roomStep(by, input.room_id === undefined ? 'create' : 'edit', room)]);
    return { room_id };
  });
  return save.catch((error: unknown) => {
    // Two rooms of a class cannot have one name.
    throw errorCode(error) === '23505' ? refuseFields({ name: 'not_unique' }) : error;
  });
});
