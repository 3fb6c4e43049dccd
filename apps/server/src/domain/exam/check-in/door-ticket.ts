import type { DoorPerson } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** The ticket of an enrolment that is not void, with the seats of it. */
export type DoorTicket = NonNullable<DoorPerson['ticket']>;

/** The {@link DoorTicket} of `enrolment e`; null without one. */
export const doorTicket = sql<DoorTicket | null>`(
  select json_build_object('ticket_no', t.ticket_no, 'revision', t.revision, 'opens_from', coalesce(t.opens_from, t.revision),
    'holds', t.status = 'issued', 'seats', (
    select coalesce(json_agg(json_build_object('sitting_id', s.sitting_id, 'subject', s.subject, 'room_id', r.room_id, 'room_name', r.name,
      'starts_at', ${utcMoment('i.starts_at')}, 'ends_at', ${utcMoment('i.ends_at')}, 'mark', m.mark, 'marked_at', ${utcMoment('m.marked_at')}, 'device', m.device,
      'row', (s.desk - 1) / r."columns" + 1, 'column', (s.desk - 1) % r."columns" + 1) order by i.starts_at), '[]')
    from exam_seat s
    join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
    join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    left join sitting_mark m on m.class_id = s.class_id and m.sitting_id = s.sitting_id and m.enrolment_id = e.enrolment_id
    where s.class_id = t.class_id and s.ticket_id = t.ticket_id))
  from exam_ticket t where t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id)`;
