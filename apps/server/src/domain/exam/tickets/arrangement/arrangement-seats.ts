import { type RawBuilder, sql } from 'kysely';

/** A version of an arrangement; undefined means the present seats. */
type Version = number | undefined;

const standing = (class_id: number) => sql`select s.ticket_id, s.subject, s.sitting_id, s.desk, s.paper,
    i.starts_at, r.name as room_name, (s.desk - 1) / r."columns" + 1 as seat_row, (s.desk - 1) % r."columns" + 1 as seat_column
  from exam_seat s
  join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
  join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
  where s.class_id = ${class_id}::bigint`;

const kept = (class_id: number, version: number) => sql`select k.ticket_id, k.subject, k.sitting_id, k.desk,
    k.paper, k.starts_at, k.room_name, k.seat_row, k.seat_column
  from exam_arrangement_seat k where k.class_id = ${class_id}::bigint and k.version = ${version}::int4`;

/** The seats of a class in a version or at present, with the names of their places at that time. */
export const seatsOf = (class_id: number, version: Version): RawBuilder<unknown> =>
  version === undefined ? standing(class_id) : kept(class_id, version);

/**
 * The same seats as desks of today's rooms. A place is left out if its sitting is gone, or if it is outside of the room
 * now. A room that was changed numbers its desks differently.
 */
export const desksOf = (
  class_id: number,
  version: Version,
): RawBuilder<unknown> => sql`select p.ticket_id, p.subject, p.sitting_id, p.paper,
    (p.seat_row - 1) * r."columns" + p.seat_column as desk
  from (${seatsOf(class_id, version)}) as p
  join exam_sitting i on i.class_id = ${class_id}::bigint and i.sitting_id = p.sitting_id and i.subject = p.subject
  join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
  where p.seat_row <= r."rows" and p.seat_column <= r."columns"`;
