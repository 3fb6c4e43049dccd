import type { OwnCourse } from '@skillcert/api-client/contract';
import { acceptsStudy, acceptsStudyGate, type ClassStatus, showsStudy } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { studiesOnline } from '../../foundation/standing/studies-online.js';
import { isReady, unitFile } from '../../foundation/standing/unit-file.js';

interface ReadCourse extends Omit<OwnCourse, 'open' | 'gate'> {
  readonly study_gate: boolean;
  readonly class_status: ClassStatus;
}

export const fetchOwnCourses = handle('study/fetchOwnCourses', async ({ caller, services }) => {
  const { rows } = await sql<ReadCourse>`
    select e.enrolment_id, c.class_id, c.course_id, c.title, c.summary, t.status as class_status, t.study_gate, k.items
    from enrolment e
    join class t on t.class_id = e.class_id
    join study_course c on c.class_id = e.class_id and c.status = 'published'
    cross join lateral (
      select json_agg(json_build_object('study_unit_id', u.study_unit_id, 'title', u.title, 'kind', u.kind,
          'required_minutes', u.required_minutes, 'minutes', coalesce(p.seconds, 0) / 60, 'done_at', ${utcMoment('p.done_at')})
        order by u.position, u.study_unit_id) as items
      from study_unit u ${unitFile}
      left join study_progress p on p.class_id = u.class_id and p.study_unit_id = u.study_unit_id
        and p.enrolment_id = e.enrolment_id
      where u.class_id = c.class_id and u.course_id = c.course_id and ${isReady}
    ) as k
    where e.phone_index = ${caller.phone_index} and ${studiesOnline} and k.items is not null
    order by e.created_at desc, e.enrolment_id, c.position, c.course_id`.execute(services.store.db);
  const items = rows
    .filter(({ class_status }) => showsStudy(class_status))
    .map(({ class_status, study_gate, ...course }) => ({
      ...course,
      open: acceptsStudy(class_status),
      gate: study_gate && acceptsStudyGate(class_status),
    }));
  return { items };
});
