import { type SittingMark, sittingMarks, wasSeen } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** Whether `enrolment e` has a seat where a condition on `exam_seat s` and `exam_sitting i` is met. */
export const sitsWhere = (condition: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from exam_ticket t
  join exam_seat s on s.class_id = t.class_id and s.ticket_id = t.ticket_id
  join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
  left join sitting_mark m on m.class_id = s.class_id and m.sitting_id = s.sitting_id and m.enrolment_id = e.enrolment_id
  where t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id and ${condition})`;

const came: readonly SittingMark[] = sittingMarks.filter(wasSeen);

/** Whether `sitting_mark m` of a seat in `exam_sitting i` is one of these. */
const isMarked = (...marks: readonly SittingMark[]) =>
  sql<boolean>`coalesce(m.mark = any(${marks}::text[]), false)`;

/** The parts of the people of a sitting, as conditions on their `sitting_mark m` in `exam_sitting i`. */
export const partsOfSitting = (now: Date) => ({
  waiting: sql<boolean>`m.mark is null and i.ends_at > ${now}::timestamptz`,
  admitted: isMarked(...came),
  late: isMarked('late'),
  left: isMarked('left'),
  absent: sql<boolean>`(${isMarked('absent')} or m.mark is null and i.ends_at <= ${now}::timestamptz)`,
  unmarked: sql<boolean>`m.mark is null`,
});

const counted = (condition: RawBuilder<boolean>) => sql`count(*) filter (where ${condition})::int4`;

/** The numbers of people of a sitting of `class c` by presence: a person without a mark when it is over was absent. */
export const sittingCountsOf = (now: Date): RawBuilder<unknown> => {
  const parts = partsOfSitting(now);
  return sql`(
  select coalesce(json_agg(x order by x.starts_at, length(x.room_name), x.room_name), '[]') from (
    select i.sitting_id, i.subject, i.room_id, r.name as room_name, ${utcMoment('i.starts_at')} as starts_at,
      ${utcMoment('i.ends_at')} as ends_at, count(*)::int4 as expected, ${counted(parts.admitted)} as came,
      ${counted(parts.late)} as late, ${counted(parts.left)} as "left", ${counted(parts.absent)} as absent,
      ${counted(parts.unmarked)} as unmarked, exists (
        select from score p where p.class_id = i.class_id and p.subject = i.subject
          and p.status in ('published', 'final')) as is_settled
    from exam_sitting i
    join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    join exam_seat s on s.class_id = i.class_id and s.sitting_id = i.sitting_id
    join exam_ticket t on t.class_id = s.class_id and t.ticket_id = s.ticket_id
    join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.live_enrolment_id and e.status = 'approved'
    left join sitting_mark m on m.class_id = s.class_id and m.sitting_id = s.sitting_id and m.enrolment_id = e.enrolment_id
    where i.class_id = c.class_id
    group by i.class_id, i.sitting_id, i.subject, i.room_id, r.name, i.starts_at, i.ends_at) as x)`;
};
