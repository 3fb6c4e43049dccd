import { importLimits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { PlannedRoom } from './write-rooms.js';

/** Sheets of rooms that one member of staff sends or asks for an hour. */
export const roomSheetBudget = { name: 'room_sheet', hits: importLimits.imports_per_hour, seconds: 3_600 };

/**
 * The rooms of a class, in the order of their names.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const findRooms = async (db: Kysely<Database>, class_id: number): Promise<readonly PlannedRoom[]> => {
  const { rows } = await sql<{ rooms: readonly PlannedRoom[] }>`
    select (select coalesce(json_agg(x order by length(x.name), x.name), '[]') from (
      select r.room_id, r.name, r.address, r.floor, r."rows", r."columns", r.blocked, r.accessible
      from exam_room r where r.class_id = c.class_id) as x) as rooms
    from class c where c.class_id = ${class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found.rooms;
};
