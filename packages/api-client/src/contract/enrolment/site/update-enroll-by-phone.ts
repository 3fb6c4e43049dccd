import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { candidateForm, enrolmentExamples, reviewStatus } from '../enrolment-record.js';

/** A candidate corrects and resubmits a returned enrolment, takes a place that is held for them, or withdraws. */
export const updateEnrollByPhone = endpoint('class/updateEnrollByPhone', {
  summary: 'Resubmit, accept or withdraw an own enrolment',
  input: z.discriminatedUnion('event', [
    z.strictObject({
      class_id: id,
      enrolment_id: id,
      event: z.literal('resubmit'),
      /** Only the returned parts are required; the identity number stays unless a new one is sent. */
      changes: candidateForm.partial(),
    }),
    z.strictObject({
      class_id: id,
      enrolment_id: id,
      event: z.literal('withdraw'),
      reason: reasonText.optional(),
    }),
    z.strictObject({ class_id: id, enrolment_id: id, event: z.literal('accept') }),
  ]),
  output: z.object({ enrolment_id: id, status: reviewStatus }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'own_enrolment',
  refuses: ['not_found', 'transition_refused', 'already_enrolled', 'still_paid', 'offer_over'],
  example: {
    input: {
      class_id: 180143985094819,
      enrolment_id: 180143985099001,
      event: 'resubmit',
      changes: { photo_id: enrolmentExamples.form.photo_id },
    },
    output: { enrolment_id: 180143985099001, status: 'submitted' },
  },
});
