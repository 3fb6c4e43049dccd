import { handle } from '../../../platform/http/calls/handle.js';
import { applyReviewEvent } from './apply-review-event.js';

export const reviewEnrolment = handle(
  'enrolment/reviewEnrolment',
  async ({ input, caller, services, request }) => ({
    enrolment_id: input.enrolment_id,
    status: await services.store.withTx((tx) => applyReviewEvent(tx, { input, caller, services, request })),
  }),
);
