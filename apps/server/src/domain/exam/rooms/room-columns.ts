import { sql } from 'kysely';

/** How many can sit in `exam_room r`. */
export const roomSeats = sql<number>`(r."rows" * r."columns" - cardinality(r.blocked))`;

/** The columns of a sheet of rooms; their heads stand in the messages under `room.column.<name>`. */
export const roomFields = ['name', 'address', 'floor', 'rows', 'columns', 'blocked', 'accessible'] as const;

/** A column of a sheet of rooms. */
export type RoomField = (typeof roomFields)[number];

/** What a sheet of rooms says, by its key in the messages. */
type RoomWord = 'room.sheet' | 'room.desks_form' | `room.column.${RoomField}`;

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly room: RoomWord;
  }
}
