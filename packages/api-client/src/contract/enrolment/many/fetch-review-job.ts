import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import { leftOutWhy, reviewJob, reviewJobDesk, reviewJobExample } from './review-job.js';

/** The caller's latest job in a class, its progress, and a page of the candidates it skipped. */
export const fetchReviewJob = endpoint('enrolment/fetchReviewJob', {
  summary: 'How far deciding about many enrolments is',
  input: z.strictObject({ ...page, class_id: id }),
  output: z.object({
    /** Null if there is none of the last seven days. */
    job: reviewJob.nullable(),
    left_out: listOf(z.object({ enrolment_id: id, enrol_no: z.string(), name: z.string(), why: leftOutWhy })),
  }),
  access: reviewJobDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, page: 1, limit: 20 },
    output: {
      job: reviewJobExample,
      left_out: {
        items: [{ enrolment_id: 180143985099002, enrol_no: 'C26-0104-00059', name: '王芳', why: 'unmet' }],
        total: 3,
      },
    },
  },
});
