import { examLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/** A room as it is to be written. */
export interface PlannedRoom {
  readonly room_id: number;
  readonly name: string;
  readonly address: string;
  readonly floor: string;
  readonly rows: number;
  readonly columns: number;
  readonly blocked: readonly number[];
  readonly accessible: readonly number[];
}

/**
 * Adds rooms to a class, however many, in one statement. The class must be locked.
 * @returns the places of those whose name another room of the class has, or one before them; then none was added
 * @throws a Refusal naming `over`: over_limit where the class would have more rooms than it may
 */
export const addRooms = async (
  tx: Transaction<Database>,
  {
    class_id,
    rooms,
    over,
    now,
  }: {
    readonly class_id: number;
    readonly rooms: readonly PlannedRoom[];
    readonly over: string;
    readonly now: Date;
  },
): Promise<number[]> => {
  const known = await tx.selectFrom('exam_room').select('name').where('class_id', '=', class_id).execute();
  if (known.length + rooms.length > examLimits.rooms_max) throw refuseFields({ [over]: 'over_limit' });
  const names = [...known, ...rooms].map(({ name }) => name);
  const twice = rooms.flatMap(({ name }, place) =>
    names.indexOf(name) < known.length + place ? [place] : [],
  );
  if (twice.length > 0) return twice;
  await sql`
    insert into exam_room (class_id, room_id, name, address, floor, "rows", "columns", blocked, accessible, created_at, updated_at)
    select ${class_id}::bigint, w.room_id, w.name, w.address, w.floor, w."rows", w."columns", w.blocked, w.accessible,
      ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rooms)}::json) as w (room_id bigint, name text, address text, floor text, "rows" int4,
      "columns" int4, blocked int4[], accessible int4[])`.execute(tx);
  return [];
};
