import type { OwnLesson } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { studiesOnsite } from '../lesson-columns.js';

export const fetchOwnLessons = handle('course/fetchOwnLessons', async ({ caller, services }) => {
  const { rows: items } = await sql<OwnLesson>`
    select e.enrolment_id, l.lesson_id, l.title, l.place, ${utcMoment('l.starts_at')} as starts_at,
      ${utcMoment('l.ends_at')} as ends_at, m.mark
    from enrolment e
    join class c on c.class_id = e.class_id and c.status <> 'cancelled'
    join lesson l on l.class_id = e.class_id
    left join lesson_mark m on m.class_id = l.class_id and m.lesson_id = l.lesson_id and m.enrolment_id = e.enrolment_id
    where e.phone_index = ${caller.phone_index} and ((${studiesOnsite}) or m.mark is not null)
    order by l.starts_at, l.lesson_id`.execute(services.store.db);
  return { items };
});
