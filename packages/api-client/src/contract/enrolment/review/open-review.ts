import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { detailExample, enrolmentDetail } from './fetch-enrolment-by-id.js';

/**
 * Opens an enrolment on the review bench: claims it if it waits, takes over an expired claim, renews the caller's
 * own. An enrolment that another reviewer holds, or that is decided, is only shown.
 */
export const openReview = endpoint('enrolment/openReview', {
  summary: 'Open an enrolment on the review bench and claim it where it is free',
  input: z.strictObject({ class_id: id, enrolment_id: id }),
  output: enrolmentDetail,
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'review',
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001 },
    output: {
      ...detailExample,
      status: 'in_review',
      claimed_by_me: true,
      claimed_until: '2026-11-05T08:35:11Z',
    },
  },
});
