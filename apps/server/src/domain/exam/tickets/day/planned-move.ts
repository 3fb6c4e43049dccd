import type { ObstacleName } from '@skillcert/api-client/contract';
import type { TicketStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { causesOf } from '../../../../platform/http/errors/causes-of.js';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import { type FurtherCause, Refusal } from '../../../../platform/http/errors/refuse.js';
import { columnText } from '../../../../platform/store/array-text.js';
import type { Database } from '../../../../platform/store/database.js';
import type { PlannedSitting } from '../../sittings/plan/planned-sitting.js';
import { type Saying, sittingName, subjectName } from '../../used-by.js';

/** A new seat of a ticket, in place of the one in the same subject, if it has one. */
export interface GivenSeat {
  readonly ticket_id: number;
  readonly subject: string;
  /** Null for a candidate who has no seat. */
  readonly from_sitting_id: number | null;
  readonly sitting_id: number;
  readonly desk: number;
  readonly paper: string;
}

/** A ticket that is issued with its seats: a new one, or one that had lost its seat. */
export interface IssuedTicket {
  readonly ticket_id: number;
  readonly enrolment_id: number;
  readonly from: Extract<TicketStatus, 'none' | 'superseded'>;
}

/** The plan of a move on the day of the exam. */
export interface PlannedMove {
  readonly seats: readonly GivenSeat[];
  /** The tickets of candidates who have no seat, by the number of their enrolment. */
  readonly issued: readonly IssuedTicket[];
  /** Enrolments that need an accessible desk and get another. */
  readonly inaccessible: readonly number[];
  /** Enrolments that are seated beside somebody of their unit or employer although the rules part them. */
  readonly beside: readonly number[];
  /** The sittings that go to another room, by that room. */
  readonly moved: readonly { readonly room_id: number; readonly sitting_ids: readonly number[] }[];
  /** The sittings of further rooms, for those whom the first one does not hold. */
  readonly added: readonly PlannedSitting[];
  /** The sittings that nobody sits in any longer. */
  readonly emptied: readonly number[];
}

type Barring = Extract<
  ObstacleName,
  | 'candidates_meet'
  | 'fee_due'
  | 'move_waits'
  | 'no_free_seat'
  | 'not_approved'
  | 'room_small'
  | 'scores_stand'
  | 'seat_given'
  | 'seat_taken'
  | 'sitting_over'
  | 'study_open'
  | 'ticket_void'
>;

interface BarringCause extends FurtherCause {
  readonly cause: { readonly why: Barring; readonly count?: number };
}

/** The parts of a plan that moves seats alone. */
export const nothingElse: Omit<PlannedMove, 'seats'> = {
  issued: [],
  inaccessible: [],
  beside: [],
  moved: [],
  added: [],
  emptied: [],
};

/** A move that cannot be made, with what stands in its way. */
export const barred = (why: Barring, values: Readonly<Record<string, string | number>>): Refusal =>
  new Refusal('move_barred', { cause: { why }, values });

/** A move that cannot be made, with everything that stands in its way. */
export const barredBy = (causes: readonly [BarringCause, ...BarringCause[]]): Refusal =>
  new Refusal('move_barred', causesOf(causes));

interface MovedSeats extends Pick<PlannedMove, 'seats' | 'issued'> {
  readonly class_id: number;
  readonly now: Date;
}

interface Found {
  /** A sitting that is over; null if none is. */
  readonly over: { readonly subject: string; readonly starts_at: string } | null;
  /** Subjects in which a score of somebody who moves is entered. */
  readonly scored: readonly string[];
  readonly begun: boolean;
  readonly marked: boolean;
}

/** A move in a sitting that is over. */
export const overSitting = (
  saying: Saying,
  { subject, starts_at }: { readonly subject: string; readonly starts_at: string },
): Refusal =>
  barred('sitting_over', { names: sittingName(saying, { subject, starts_at: new Date(starts_at) }) });

/**
 * Whether a move needs two people: the exam has begun, or somebody who moves has a mark in the old or the new sitting.
 * The class must be locked.
 * @throws a Refusal `move_barred`: sitting_over, scores_stand
 */
export const needsTwo = async (
  tx: Transaction<Database>,
  { class_id, seats, issued, now }: MovedSeats,
  saying: Saying,
): Promise<boolean> => {
  const added = issued.filter(({ from }) => from === 'none');
  const { rows } = await sql<Found>`
    with n as (
      select * from unnest(${columnText(seats, 'ticket_id')}::bigint[], ${columnText(seats, 'subject')}::text[],
        ${columnText(seats, 'from_sitting_id')}::bigint[], ${columnText(seats, 'sitting_id')}::bigint[])
        as n (ticket_id, subject, from_id, to_id)
    ), people as (
      select n.*, t.enrolment_id from n join exam_ticket t on t.class_id = ${class_id} and t.ticket_id = n.ticket_id
      union all select n.*, w.enrolment_id from n join unnest(${columnText(added, 'ticket_id')}::bigint[],
        ${columnText(added, 'enrolment_id')}::bigint[]) as w (ticket_id, enrolment_id) on w.ticket_id = n.ticket_id
    )
    select (select json_build_object('subject', i.subject, 'starts_at', i.starts_at)
        from n join exam_sitting i on i.class_id = ${class_id} and i.sitting_id in (n.from_id, n.to_id)
        where i.ends_at <= ${now} limit 1) as over,
      array(select distinct s.subject from people p join score s on s.class_id = ${class_id}
        and s.enrolment_id = p.enrolment_id and s.subject = p.subject where s.status <> 'empty') as scored,
      exists (select from class c where c.class_id = ${class_id} and (c.status = 'examining' or exists (
        select from exam_sitting i where i.class_id = c.class_id and i.starts_at <= ${now}))) as begun,
      exists (select from people p join sitting_mark m on m.class_id = ${class_id} and m.enrolment_id = p.enrolment_id
        and m.sitting_id in (p.from_id, p.to_id)) as marked`.execute(tx);
  const [found] = rows;
  if (found?.over) throw overSitting(saying, found.over);
  if (found && found.scored.length > 0) {
    const subjects = found.scored.map((subject) => subjectName(saying, subject));
    throw barred('scores_stand', { names: firstNames(subjects, subjects.length, saying.language) });
  }
  return found?.begun === true || found?.marked === true;
};
