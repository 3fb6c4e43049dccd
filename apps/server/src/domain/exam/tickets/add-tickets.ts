import { type RawBuilder, sql } from 'kysely';
import { columnText } from '../../../platform/store/array-text.js';

/** Somebody's first ticket. */
interface NewTicket {
  readonly ticket_id: number;
  readonly ticket_no: string;
  readonly enrolment_id: number;
}

/** The insert of tickets that are issued for the first time. */
export const addTickets = (
  class_id: number,
  tickets: readonly NewTicket[],
  now: Date,
): RawBuilder<unknown> => sql`
  insert into exam_ticket (class_id, ticket_id, enrolment_id, live_enrolment_id, ticket_no, status, revision, issued_at,
    updated_at)
  select ${class_id}::bigint, n.ticket_id, n.enrolment_id, n.enrolment_id, n.ticket_no, 'issued', 1, ${now}::timestamptz,
    ${now}::timestamptz
  from unnest(${columnText(tickets, 'ticket_id')}::bigint[], ${columnText(tickets, 'enrolment_id')}::bigint[],
    ${columnText(tickets, 'ticket_no')}::text[]) as n (ticket_id, enrolment_id, ticket_no)`;
