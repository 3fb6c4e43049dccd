import type { DayMove } from '@skillcert/api-client/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

/** Whether a move names `enrolment e`, or would empty a room in which they sit. */
const isMoved = (class_id: number, move: DayMove): RawBuilder<boolean> => {
  switch (move.kind) {
    case 'person':
      return sql<boolean>`e.enrolment_id in (select t.enrolment_id from exam_ticket t
        where t.class_id = ${class_id} and t.ticket_id in (${move.ticket_id}, ${move.other_id ?? move.ticket_id}))`;
    case 'room':
      return sql<boolean>`e.enrolment_id in (select t.enrolment_id from exam_sitting i
        join exam_seat s on s.class_id = i.class_id and s.sitting_id = i.sitting_id
        join exam_ticket t on t.class_id = s.class_id and t.ticket_id = s.ticket_id
        where i.class_id = ${class_id} and i.room_id = ${move.room_id})`;
    case 'seat':
      return sql<boolean>`e.enrolment_id = any(${[...move.enrolment_ids]}::bigint[])`;
    default:
      return move satisfies never;
  }
};

/**
 * Locks those who move, as the door does before it marks them (`lockPeople`): nobody is marked in a sitting that they
 * leave at this moment, or loses the approval that their seat depends on. The class must be locked, so that nobody
 * else sits in the room by then.
 */
export const lockMoved = async (
  tx: Transaction<Database>,
  class_id: number,
  move: DayMove,
): Promise<void> => {
  await sql`select from enrolment e where e.class_id = ${class_id} and ${isMoved(class_id, move)}
    order by e.enrolment_id for no key update`.execute(tx);
};
