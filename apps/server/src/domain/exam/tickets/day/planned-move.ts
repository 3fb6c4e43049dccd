import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { columnText } from '../../../../platform/store/array-text.js';
import type { Database } from '../../../../platform/store/database.js';

/** A new seat of a ticket, in place of the one in the same subject. */
export interface GivenSeat {
  readonly ticket_id: number;
  readonly subject: string;
  readonly from_sitting_id: number;
  readonly sitting_id: number;
  readonly desk: number;
  readonly paper: string;
}

/** The plan of a move on the day of the exam. */
export interface PlannedMove {
  readonly seats: readonly GivenSeat[];
  /** The sittings that go to another room as a whole. */
  readonly to_room: { readonly room_id: number; readonly sitting_ids: readonly number[] } | null;
}

/** Why a move cannot be made. */
export const barred = (cause: 'seat_taken' | 'sitting_over' | 'scores_entered' | 'room_small'): Refusal =>
  new Refusal('move_barred', { values: { cause } });

/**
 * Whether a move needs two people: the exam has begun, or somebody who moves has a mark in the old or the new sitting.
 * The class must be locked.
 * @throws a Refusal `move_barred`: sitting_over, scores_entered
 */
export const needsTwo = async (
  tx: Transaction<Database>,
  { class_id, seats, now }: Pick<PlannedMove, 'seats'> & { readonly class_id: number; readonly now: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ over: boolean; scored: boolean; begun: boolean; marked: boolean }>`
    with n as (
      select * from unnest(${columnText(seats, 'ticket_id')}::bigint[], ${columnText(seats, 'subject')}::text[],
        ${columnText(seats, 'from_sitting_id')}::bigint[], ${columnText(seats, 'sitting_id')}::bigint[])
        as n (ticket_id, subject, from_id, to_id)
    ), people as (
      select n.*, t.enrolment_id from n join exam_ticket t on t.class_id = ${class_id} and t.ticket_id = n.ticket_id
    )
    select exists (select from n join exam_sitting i on i.class_id = ${class_id} and i.sitting_id in (n.from_id, n.to_id)
        where i.ends_at <= ${now}) as over,
      exists (select from people p join score s on s.class_id = ${class_id} and s.enrolment_id = p.enrolment_id
        and s.subject = p.subject where s.status <> 'empty') as scored,
      exists (select from class c where c.class_id = ${class_id} and (c.status = 'examining' or exists (
        select from exam_sitting i where i.class_id = c.class_id and i.starts_at <= ${now}))) as begun,
      exists (select from people p join sitting_mark m on m.class_id = ${class_id} and m.enrolment_id = p.enrolment_id
        and m.sitting_id in (p.from_id, p.to_id)) as marked`.execute(tx);
  const [found] = rows;
  if (found?.over) throw barred('sitting_over');
  if (found?.scored) throw barred('scores_entered');
  return found?.begun === true || found?.marked === true;
};
