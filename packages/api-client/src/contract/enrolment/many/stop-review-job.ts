import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { reviewJob, reviewJobDesk, reviewJobExample } from './review-job.js';

/** Stops a job of the caller's: its decisions stand, and no further ones are made. A finished job stays as it is. */
export const stopReviewJob = endpoint('enrolment/stopReviewJob', {
  summary: 'Stop deciding about many enrolments',
  input: z.strictObject({ class_id: id, job_id: id }),
  output: reviewJob,
  access: reviewJobDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, job_id: reviewJobExample.job_id },
    output: { ...reviewJobExample, status: 'stopped' },
  },
});
