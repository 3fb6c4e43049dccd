import { endpoint } from '../endpoint.js';
import { phoneText } from '../fields.js';
import { enrolmentExamples } from './enrolment-record.js';
import { importDesk } from './import/import-record.js';
import { enrollClass } from './site/enroll-class.js';

const { photo_id: _photo, documents: _documents, ...form } = enrolmentExamples.form;

/**
 * Enrols one candidate at the desk, as an import enrols many: the input is checked as on the enrol site, photo and
 * documents are requested in the review, and the author confirms that the candidate agreed. The candidate gets the
 * usual message.
 */
export const addEnrolment = endpoint('enrolment/addEnrolment', {
  summary: 'Enrol a candidate at the desk',
  input: enrollClass.input
    .omit({ photo_id: true, documents: true, unit_id: true, wait: true })
    .extend({ phone: phoneText }),
  output: enrollClass.output,
  access: importDesk,
  writes: 'enrolment',
  needsKey: true,
  refuses: ['not_found', 'class_full', 'unit_full', 'class_not_open', 'already_enrolled', 'busy'],
  example: {
    input: {
      ...form,
      class_id: 180143985094819,
      enroll_type: 'individual',
      study_type: 'online',
      consent: true,
      phone: '13800009010',
    },
    output: enrollClass.example.output,
  },
});
