import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { mayTeach } from './may-teach.js';

export const fetchLessonPlan = handle('course/fetchLessonPlan', async ({ input: { class_id }, services }) => {
  const { rows } = await sql<OutputOf<'course/fetchLessonPlan'>>`
    select c.status, 'onsite' = any(c.study_types) as onsite, ${utcMoment('c.study_start')} as study_start,
      ${utcMoment('c.study_end')} as study_end, c.venue,
      (select coalesce(json_agg(json_build_object('user_id', a.user_id, 'name', a.name) order by a.name, a.user_id), '[]')
        from account a where ${mayTeach(class_id)}) as teachers
    from class c where c.class_id = ${class_id}`.execute(services.store.db);
  const [plan] = rows;
  if (!plan) throw new Refusal('not_found');
  return plan;
});
