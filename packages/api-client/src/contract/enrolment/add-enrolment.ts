import { enrollClass } from '../class/enroll-class.js';
import { endpoint } from '../endpoint.js';
import { requiredLine } from '../fields.js';
import { importDesk } from './import-record.js';

const { photo_id: _photo, documents: _documents, ...example } = enrollClass.example.input;

/**
 * Enrols one candidate at the desk, as an import enrols many: the input is checked as on the enrol site, photo and
 * documents are requested in the review, and the author confirms that the candidate agreed. The candidate gets the
 * usual message.
 */
export const addEnrolment = endpoint('enrolment/addEnrolment', {
  summary: 'Enrol a candidate at the desk',
  input: enrollClass.input
    .omit({ photo_id: true, documents: true, unit_id: true, wait: true })
    .extend({ phone: requiredLine(32) }),
  output: enrollClass.output,
  access: importDesk,
  needsKey: true,
  refuses: ['not_found', 'class_full', 'unit_full', 'class_not_open', 'already_enrolled', 'busy'],
  example: {
    input: { ...example, phone: '13800009010' },
    output: enrollClass.example.output,
  },
});
