import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { findReviewJob } from './review-job-record.js';

export const stopReviewJob = handle('enrolment/stopReviewJob', ({ input, caller, services, request }) => {
  const { class_id, job_id } = input;
  const { user_id } = caller;
  return services.store.withTx(async (tx) => {
    const now = services.now();
    // This update waits for a decision in progress, because its transaction locks the row of the job.
    const stopped = await tx
      .updateTable('review_job')
      .set({ status: 'stopped', updated_at: now })
      .where('class_id', '=', class_id)
      .where('job_id', '=', job_id)
      .where('asked_by', '=', user_id)
      .where('status', '=', 'running')
      .returning('job_id')
      .executeTakeFirst();
    const job = await findReviewJob(tx, { class_id, user_id }, job_id);
    if (!job) throw new Refusal('not_found');
    if (stopped)
      await appendAudit(tx, class_id, [
        {
          ...byStaff(caller, request),
          at: now,
          action: 'stop',
          object_type: 'review_job',
          object_id: job_id,
          from_state: 'running',
          to_state: 'stopped',
        },
      ]);
    return job;
  });
});
