import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { pageOf } from '../../../platform/store/read-page.js';
import { findOffer } from '../import/find-offer.js';
import { findReviewJob } from './review-job-record.js';

type LeftOut = OutputOf<'enrolment/fetchReviewJob'>['left_out']['items'][number];

export const fetchReviewJob = handle('enrolment/fetchReviewJob', async ({ input, caller, services }) => {
  const { class_id } = input;
  const { db } = services.store;
  const job = await findReviewJob(db, { class_id, user_id: caller.user_id });
  if (!job) await findOffer(db, class_id);
  if (!job) return { job: null, left_out: { items: [], total: 0 } };
  // A candidate whom the caller may no longer see has no name here.
  const { rows: items } = await sql<LeftOut>`
    select r.enrolment_id, coalesce(e.enrol_no, '') as enrol_no, coalesce(e.name, '') as name, r.why
    from review_job_row r left join enrolment e on e.class_id = r.class_id and e.enrolment_id = r.enrolment_id
      and ${candidateScope(caller)}
    where r.class_id = ${class_id} and r.job_id = ${job.job_id} and r.state = 'left_out'
    order by r.row_no ${pageOf(input)}`.execute(db);
  return { job, left_out: { items, total: job.left_out } };
});
