import { examLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal, refuseFields } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { errorCode } from '../../store/error-code.js';
import { newId } from '../../store/new-id.js';
import { isAsSeen } from '../sittings/is-as-seen.js';
import { lockExamClass } from '../sittings/lock-exam-class.js';
import { checkRoom } from './check-room.js';
import { refuseTakenRoom } from './refuse-taken-room.js';

type Input = Call<'exam/saveRoom'>['input'];
type Desks = ReturnType<typeof checkRoom>;

const addRoom = async (
  tx: Transaction<Database>,
  { class_id, name, address, floor = '', rows, columns }: Input,
  { blocked, accessible }: Desks,
  now: Date,
): Promise<number> => {
  const added = await sql<{ room_id: number }>`
    insert into exam_room (class_id, room_id, name, address, floor, "rows", "columns", blocked, accessible, created_at, updated_at)
    select ${class_id}::bigint, ${newId()}::bigint, ${name}::text, ${address}::text, ${floor}::text, ${rows}::int4,
      ${columns}::int4, ${blocked}::int4[], ${accessible}::int4[], ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from exam_room where class_id = ${class_id}) < ${examLimits.rooms_max}
    returning room_id`.execute(tx);
  const [room] = added.rows;
  if (!room) throw refuseFields({ name: 'over_limit' });
  return room.room_id;
};

/** Whether tickets have seats in a row of `exam_room`. */
const hasSeats = sql<boolean>`exists (
    select from exam_sitting s join exam_seat t on t.class_id = s.class_id and t.sitting_id = s.sitting_id
    where s.class_id = exam_room.class_id and s.room_id = exam_room.room_id)`;

const changeRoom = async (
  tx: Transaction<Database>,
  { class_id, name, address, floor = '', rows, columns }: Input,
  desks: Desks,
  { room_id, updated_at, now }: { readonly room_id: number; readonly updated_at: string; readonly now: Date },
): Promise<void> => {
  const found = await tx
    .selectFrom('exam_room')
    .select([
      isAsSeen('updated_at', updated_at).as('as_seen'),
      hasSeats.as('used'),
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
    found.rows === rows && found.columns === columns && found.blocked.join() === desks.blocked.join();
  if (found.used && !isSameGrid) throw new Refusal('in_use');
  if (found.name !== name || found.address !== address) {
    await refuseTakenRoom(tx, { class_id, room_id, name, address });
  }
  await tx
    .updateTable('exam_room')
    .set({ name, address, floor, rows, columns, ...desks, updated_at: now })
    .where('class_id', '=', class_id)
    .where('room_id', '=', room_id)
    .execute();
};

export const saveRoom = handle('exam/saveRoom', async ({ input, caller, services, request }) => {
  const { class_id, updated_at, name, address, rows, columns } = input;
  if (input.room_id !== undefined && !updated_at) throw refuseFields({ updated_at: 'required' });
  const desks = checkRoom(input);
  const save = services.store.withTx(async (tx) => {
    const now = services.now();
    await lockExamClass(tx, class_id);
    const room_id = input.room_id ?? (await addRoom(tx, input, desks, now));
    if (input.room_id !== undefined && updated_at) {
      await changeRoom(tx, input, desks, { room_id, updated_at, now });
    }
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: input.room_id === undefined ? 'create' : 'edit',
        object_type: 'room',
        object_id: room_id,
        detail: { name, address, rows, columns, blocked: desks.blocked.length },
      },
    ]);
    return { room_id };
  });
  return save.catch((error: unknown) => {
    // Two rooms of a class cannot have one name.
    throw errorCode(error) === '23505' ? refuseFields({ name: 'not_unique' }) : error;
  });
});
