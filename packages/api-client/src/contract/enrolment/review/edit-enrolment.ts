import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id, moment } from '../../fields.js';
import { candidateForm, enrolmentExamples } from '../enrolment-record.js';

/**
 * The fields of a candidate that staff may correct; the phone is proven, photo and documents are the candidate's to
 * send.
 */
const corrected = candidateForm.omit({ photo_id: true, documents: true, certificate: true }).partial();

/**
 * Corrects the facts that a candidate wrote, with a reason that stays in its history, based on the version that the
 * editor saw. The new facts are checked as at the enrolment. Refused if another reviewer holds it, if it is over,
 * and if the candidate has an admission ticket (`in_use`).
 */
export const editEnrolment = endpoint('enrolment/editEnrolment', {
  summary: 'Correct what a candidate wrote',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    updated_at: moment,
    reason: givenReason,
    ...corrected.shape,
  }),
  /** Which fields have other values now. */
  output: z.object({ enrolment_id: id, changed: z.array(z.string()) }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  writes: 'review',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'in_use', 'already_enrolled'],
  example: {
    input: {
      class_id: enrolmentExamples.row.class_id,
      enrolment_id: enrolmentExamples.row.enrolment_id,
      updated_at: enrolmentExamples.row.updated_at,
      reason: '单位名称有误，考生来电更正',
      employer: '浦江软件股份有限公司',
    },
    output: { enrolment_id: enrolmentExamples.row.enrolment_id, changed: ['employer'] },
  },
});
