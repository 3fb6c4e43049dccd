import type { DayMove } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';

/** A room of the class. */
export interface MovedRoom {
  readonly room_id: number;
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly blocked: readonly number[];
  readonly accessible: readonly number[];
}

/** A person in a sitting. */
interface Sitter {
  readonly ticket_id: number;
  readonly enrolment_id: number;
  readonly desk: number;
  readonly origins: readonly string[];
}

/** A sitting in one of the rooms. */
export interface MovedSitting {
  readonly sitting_id: number;
  readonly room_id: number;
  readonly subject: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly is_over: boolean;
  readonly seats: readonly Sitter[];
}

/** The rooms of a move with the sittings in them, and when other classes use them. */
export interface RoomMoveFacts {
  readonly level: string;
  readonly rooms: readonly MovedRoom[];
  readonly sittings: readonly MovedSitting[];
  readonly elsewhere: readonly Pick<MovedSitting, 'room_id' | 'starts_at' | 'ends_at'>[];
}

type RoomMove = Extract<DayMove, { kind: 'room' }>;

/** The rooms that a move leads to, in the order in which they are filled. */
export const targetsOf = ({ to_room_id, more_room_ids = [] }: RoomMove): readonly number[] => [
  to_room_id,
  ...more_room_ids,
];

const sitters = sql`(select coalesce(json_agg(json_build_object('ticket_id', s.ticket_id, 'enrolment_id', e.enrolment_id, 'desk', s.desk,
      'origins', json_build_array(coalesce(u.com_name, ''), e.employer)) order by s.desk), '[]')
    from exam_seat s
    join exam_ticket t on t.class_id = s.class_id and t.ticket_id = s.ticket_id
    join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
    left join unit u on u.unit_id = e.unit_id
    where s.class_id = i.class_id and s.sitting_id = i.sitting_id)`;

/** Reads the rooms that a move names. The class must be locked, and the rooms that it leads to. */
export const readRoomMove = async (
  tx: Transaction<Database>,
  { class_id, move, now }: { readonly class_id: number; readonly move: RoomMove; readonly now: Date },
): Promise<RoomMoveFacts | undefined> => {
  const targets = [...targetsOf(move)];
  const ids = [move.room_id, ...targets];
  const { rows } = await sql<RoomMoveFacts>`
    select c.level,
      (select coalesce(json_agg(json_build_object('room_id', r.room_id, 'name', r.name, 'rows', r."rows", 'columns', r."columns",
        'blocked', r.blocked, 'accessible', r.accessible)), '[]')
        from exam_room r where r.class_id = c.class_id and r.room_id = any(${ids}::bigint[])) as rooms,
      (select coalesce(json_agg(json_build_object('sitting_id', i.sitting_id, 'room_id', i.room_id, 'subject', i.subject,
        'starts_at', ${utcMoment('i.starts_at')}, 'ends_at', ${utcMoment('i.ends_at')}, 'is_over', i.ends_at <= ${now},
        'seats', ${sitters}) order by i.starts_at, i.sitting_id), '[]')
        from exam_sitting i where i.class_id = c.class_id and i.room_id = any(${ids}::bigint[])) as sittings,
      (select coalesce(json_agg(json_build_object('room_id', own.room_id, 'starts_at', ${utcMoment('i.starts_at')},
        'ends_at', ${utcMoment('i.ends_at')})), '[]')
        from exam_room own
        join exam_room r on r.address = own.address and r.name = own.name and r.class_id <> own.class_id
        join exam_sitting i on i.class_id = r.class_id and i.room_id = r.room_id
        join class o on o.class_id = i.class_id and o.status <> 'cancelled'
        where own.class_id = c.class_id and own.room_id = any(${targets}::bigint[])) as elsewhere
    from class c where c.class_id = ${class_id}`.execute(tx);
  return rows[0];
};
