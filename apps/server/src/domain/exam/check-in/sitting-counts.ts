import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** Whether `enrolment e` has a seat where a condition on `exam_seat s` and `exam_sitting i` is met. */
export const sitsWhere = (condition: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from exam_ticket t
  join exam_seat s on s.class_id = t.class_id and s.ticket_id = t.ticket_id
  join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
  where t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id and ${condition})`;

const marked = (...marks: readonly string[]) =>
  sql`count(*) filter (where m.mark = any(${marks}::text[]))::int4`;

/** How many of a sitting of `class c` are where: whoever is not marked when it is over was absent. */
export const sittingCountsOf = (now: Date): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(x order by x.starts_at, length(x.room_name), x.room_name), '[]') from (
    select i.sitting_id, i.subject, i.room_id, r.name as room_name, ${utcMoment('i.starts_at')} as starts_at,
      ${utcMoment('i.ends_at')} as ends_at, count(*)::int4 as expected, ${marked('present', 'late', 'left')} as came,
      ${marked('late')} as late, ${marked('left')} as "left",
      count(*) filter (where m.mark = 'absent' or (m.mark is null and i.ends_at <= ${now}))::int4 as absent
    from exam_sitting i
    join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    join exam_seat s on s.class_id = i.class_id and s.sitting_id = i.sitting_id
    join exam_ticket t on t.class_id = s.class_id and t.ticket_id = s.ticket_id
    join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.live_enrolment_id and e.status = 'approved'
    left join sitting_mark m on m.class_id = s.class_id and m.sitting_id = s.sitting_id and m.enrolment_id = e.enrolment_id
    where i.class_id = c.class_id
    group by i.class_id, i.sitting_id, i.subject, i.room_id, r.name, i.starts_at, i.ends_at) as x)`;
