import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment, reasonText } from '../../fields.js';
import { returnReasons } from '../enrolment-record.js';
import { reviewJob, reviewJobDesk, reviewJobEvent, reviewJobExample } from './review-job.js';

/**
 * Has the server decide about many enrolments of a class, a few at a time: approve those that meet every condition,
 * return or refuse all of them, or take back the caller's decisions. Each is decided as by
 * `enrolment/reviewEnrolment`; impossible ones are left out and listed with the reason. `enrolment/fetchReviewJob`
 * reports the progress.
 */
export const startReviewJob = endpoint('enrolment/startReviewJob', {
  summary: 'Decide about many enrolments in the background',
  input: z.strictObject({
    class_id: id,
    event: reviewJobEvent,
    enrolment_ids: z.array(id).min(1, 'required').max(limits.decide_in_job_max, 'too_big').optional(),
    /** An earlier job of the caller, in place of the ids: its decisions are taken back. */
    of_job: id.optional(),
    /** Of a refusal: each of the candidates sees it. */
    reason: reasonText.optional(),
    /** Of a return. */
    reasons: returnReasons.optional(),
    /** The deadline for corrections; defaults to the latest that the class allows. */
    mend_until: moment.optional(),
  }),
  output: reviewJob,
  access: reviewJobDesk,
  writes: 'review',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: {
      class_id: 180143985094819,
      event: 'approve',
      enrolment_ids: [180143985099001, 180143985099002],
    },
    output: { ...reviewJobExample, total: 2, done: 0, left_out: 0 },
  },
});
