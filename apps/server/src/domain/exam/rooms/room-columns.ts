import { sql } from 'kysely';

/** The number of usable desks of `exam_room r`. */
export const roomSeats = sql<number>`(r."rows" * r."columns" - cardinality(r.blocked))`;

/** The columns of a sheet of rooms. Their headers are the messages `room.column.<name>`. */
export const roomFields = ['name', 'address', 'floor', 'rows', 'columns', 'blocked', 'accessible'] as const;

/** A column of a sheet of rooms. */
type RoomField = (typeof roomFields)[number];

/** A column that is read: its seats may say rows and seats in a row at once. */
export type ReadRoomField = RoomField | 'seats';

/** Message keys of a sheet of rooms. */
type RoomWord = 'room.sheet' | 'room.desks_form' | `room.column.${RoomField}`;

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly room: RoomWord;
  }
}
