import { z } from 'zod';
import { enrollType, studyType } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { candidateForm, enrolmentExamples, reviewStatus } from '../enrolment-record.js';

/**
 * Enrols the holder of the proven phone, or puts them on the waiting list of a full class. A repeat with the same
 * key gets the first answer.
 */
export const enrollClass = endpoint('class/enrollClass', {
  summary: 'Enrol in a class',
  input: candidateForm.extend({
    class_id: id,
    /** The unit of a joint class whose link the candidate used. */
    unit_id: id.optional(),
    /** Whether the candidate joins the waiting list where no seat is left. */
    wait: z.boolean().optional(),
    enroll_type: enrollType,
    study_type: studyType,
    consent: z.literal(true, 'consent_required'),
  }),
  output: z.object({
    class_id: id,
    enrolment_id: id,
    enrol_no: z.string(),
    status: reviewStatus,
  }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'enrolment',
  needsKey: true,
  refuses: ['class_full', 'unit_full', 'class_not_open', 'already_enrolled', 'busy'],
  example: {
    input: {
      ...enrolmentExamples.form,
      class_id: 180143985094819,
      enroll_type: 'individual',
      study_type: 'online',
      consent: true,
    },
    output: {
      class_id: 180143985094819,
      enrolment_id: 180143985099001,
      enrol_no: 'C26-0104-00058',
      status: 'submitted',
    },
  },
});
