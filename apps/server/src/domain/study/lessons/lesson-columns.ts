import { sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** The candidates whom lessons are for: approved, as `enrolment e`, who study in a room. */
export const studiesOnsite = sql<boolean>`e.status = 'approved' and e.study_type = 'onsite'`;

const teachers = sql`(select coalesce(json_agg(json_build_object('user_id', a.user_id, 'name', a.name) order by a.name, a.user_id), '[]')
  from lesson_teacher t join account a on a.user_id = t.user_id
  where t.class_id = l.class_id and t.lesson_id = l.lesson_id)`;

/** The columns of `lesson l` of {@link lessonsWithMarks} in a list and beside it. */
export const lessonColumns = (class_id: number) => sql`l.class_id, l.lesson_id, l.title, l.place,
  ${utcMoment('l.starts_at')} as starts_at, ${utcMoment('l.ends_at')} as ends_at, ${teachers} as teachers,
  json_build_object('expected', k.others + (select count(*)::int4 from enrolment e where e.class_id = ${class_id} and ${studiesOnsite}),
    'present', k.present, 'late', k.late, 'excused', k.excused, 'absent', k.absent) as counts,
  ${utcMoment('l.updated_at')} as updated_at`;

/** Lessons with the counts of their marks; `others` are marked and no longer expected. */
export const lessonsWithMarks = sql`lesson l cross join lateral (
  select count(*) filter (where m.mark = 'present')::int4 as present, count(*) filter (where m.mark = 'late')::int4 as late,
    count(*) filter (where m.mark = 'excused')::int4 as excused, count(*) filter (where m.mark = 'absent')::int4 as absent,
    count(*) filter (where not (${studiesOnsite}))::int4 as others
  from lesson_mark m join enrolment e on e.class_id = m.class_id and e.enrolment_id = m.enrolment_id
  where m.class_id = l.class_id and m.lesson_id = l.lesson_id) as k`;
