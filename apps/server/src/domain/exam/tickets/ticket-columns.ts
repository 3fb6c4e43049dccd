import { sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

const seats = sql`(select coalesce(json_agg(json_build_object('subject', s.subject, 'sitting_id', s.sitting_id,
    'starts_at', ${utcMoment('i.starts_at')}, 'ends_at', ${utcMoment('i.ends_at')}, 'room_name', r.name,
    'address', r.address, 'floor', r.floor, 'row', (s.desk - 1) / r."columns" + 1,
    'column', (s.desk - 1) % r."columns" + 1, 'paper', s.paper) order by i.starts_at), '[]')
  from exam_seat s
  join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
  join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
  where s.class_id = t.class_id and s.ticket_id = t.ticket_id)`;

/** The columns of `exam_ticket t` of `enrolment e` from `unit u`, for a list and for a single ticket. */
export const ticketColumns = sql`t.class_id, t.ticket_id, t.ticket_no, e.enrol_no, e.name, u.com_name as unit_name, t.status,
  t.revision, ${seats} as seats, ${utcMoment('t.updated_at')} as updated_at`;

/** Tickets joined with the enrolments and units that they belong to. */
export const ticketsOfPeople = sql`exam_ticket t
  join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
  left join unit u on u.unit_id = e.unit_id`;
