import type { DayMove } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { Services } from '../../../../platform/services.js';
import { columnText } from '../../../../platform/store/array-text.js';
import type { Database } from '../../../../platform/store/database.js';
import { notifyTickets } from '../notify-tickets.js';
import { seatedAgain, ticketSteps } from '../ticket-steps.js';
import { issueTickets } from './issue-tickets.js';
import { finishMove, moveSittings } from './move-sittings.js';
import type { GivenSeat, PlannedMove } from './planned-move.js';

/** The caller of a move, with the services and the request. */
export interface Moving {
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: Pick<RequestFacts, 'address' | 'request_id' | 'language'>;
}

/**
 * Replaces seats and issues their tickets again, except for those that were just issued. Codes that candidates were
 * notified of still open the door.
 */
const giveSeats = async (
  tx: Transaction<Database>,
  class_id: number,
  { seats, issued }: Pick<PlannedMove, 'seats' | 'issued'>,
  now: Date,
): Promise<void> => {
  const [tickets, subjects] = [columnText(seats, 'ticket_id'), columnText(seats, 'subject')];
  const fresh = columnText(issued, 'ticket_id');
  await sql`delete from exam_seat s using unnest(${tickets}::bigint[], ${subjects}::text[]) as n (ticket_id, subject)
    where s.class_id = ${class_id} and s.ticket_id = n.ticket_id and s.subject = n.subject`.execute(tx);
  await sql`
    with again as (
      update exam_ticket set opens_from = coalesce(opens_from, revision), revision = revision + 1, updated_at = ${now}
      where class_id = ${class_id} and ticket_id = any(${tickets}::bigint[]) and not (ticket_id = any(${fresh}::bigint[]))
    )
    insert into exam_seat (class_id, ticket_id, subject, sitting_id, desk, paper)
    select ${class_id}::bigint, n.* from unnest(${tickets}::bigint[], ${subjects}::text[],
      ${columnText(seats, 'sitting_id')}::bigint[], ${columnText(seats, 'desk')}::int4[], ${columnText(seats, 'paper')}::text[])
      as n`.execute(tx);
};

/** Takes the marks and open conflicts of people along from the sitting that they leave to their new one. */
const takeMarks = async (
  tx: Transaction<Database>,
  class_id: number,
  seats: readonly GivenSeat[],
): Promise<void> => {
  const left = seats.filter(
    ({ from_sitting_id, sitting_id }) => from_sitting_id !== null && from_sitting_id !== sitting_id,
  );
  if (left.length === 0) return;
  const people = sql`(
    select t.enrolment_id, n.from_id, n.to_id from unnest(${columnText(left, 'ticket_id')}::bigint[],
      ${columnText(left, 'from_sitting_id')}::bigint[], ${columnText(left, 'sitting_id')}::bigint[]) as n (ticket_id, from_id, to_id)
    join exam_ticket t on t.class_id = ${class_id} and t.ticket_id = n.ticket_id) as p`;
  await sql`delete from sitting_mark m using ${people}
    where m.class_id = ${class_id} and m.enrolment_id = p.enrolment_id and m.sitting_id = p.to_id`.execute(
    tx,
  );
  await sql`update sitting_mark m set sitting_id = p.to_id from ${people}
    where m.class_id = ${class_id} and m.enrolment_id = p.enrolment_id and m.sitting_id = p.from_id`.execute(
    tx,
  );
  await sql`
    update attendance a set conflicts = (
      select jsonb_agg(case when p.to_id is null then c.each else jsonb_set(c.each, '{sitting_id}', to_jsonb(p.to_id)) end order by c.nth)
      from jsonb_array_elements(a.conflicts) with ordinality as c (each, nth)
      left join ${people} on p.enrolment_id = a.enrolment_id and p.from_id = (c.each ->> 'sitting_id')::bigint)
    where a.class_id = ${class_id} and a.conflicts <> '[]'
      and a.enrolment_id in (select p.enrolment_id from ${people})`.execute(tx);
};

/** Carries out a planned move: tickets, seats, room, marks, audit records and messages. The class must be locked. */
export const carryOut = async (
  tx: Transaction<Database>,
  { caller, services, request }: Moving,
  { class_id, move, reason }: { readonly class_id: number; readonly move: DayMove; readonly reason: string },
  planned: PlannedMove,
): Promise<{ reissued: number; told: number }> => {
  const now = services.now();
  const { seats, issued } = planned;
  await moveSittings(tx, { class_id, now }, planned);
  const numbers = await issueTickets(tx, services, class_id, { issued, now });
  await giveSeats(tx, class_id, { seats, issued }, now);
  await takeMarks(tx, class_id, seats);
  const by = { ...byStaff(caller, request), at: now };
  const records = await finishMove(tx, services, { class_id, now, move, by: { ...by, reason } }, planned);
  const fromOf = new Map(issued.map(({ ticket_id, from }) => [ticket_id, from]));
  const tickets = [...new Set([...issued, ...seats].map(({ ticket_id }) => ticket_id))];
  await appendAudit(tx, class_id, [
    ...records,
    ...tickets.flatMap((ticket_id) => {
      const from = fromOf.get(ticket_id) ?? 'issued';
      const ticket_no = numbers.get(ticket_id);
      return ticketSteps(by, caller, {
        ticket_id,
        from,
        events: from === 'none' ? ['issue'] : seatedAgain(from),
        reason,
        detail: {
          ...(ticket_no !== undefined && { ticket_no }),
          seats: seats
            .filter((seat) => seat.ticket_id === ticket_id)
            .map(({ from_sitting_id, sitting_id, desk }) => ({ from_sitting_id, sitting_id, desk })),
        },
      });
    }),
  ]);
  return { reissued: tickets.length, told: await notifyTickets(tx, services, class_id) };
};
