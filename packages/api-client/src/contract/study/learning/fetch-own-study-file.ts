import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { exampleStream, studyStream } from '../study-stream.js';
import { studyUnitExamples } from '../study-unit-record.js';

const { row, learner } = studyUnitExamples;

/** The file of a unit that the proven phone may learn, or a part of it. */
export const fetchOwnStudyFile = endpoint('study/fetchOwnStudyFile', {
  method: 'GET',
  summary: 'The file of a course unit, for a candidate who learns it',
  input: z.strictObject({
    enrolment_id: z.coerce.number().pipe(id),
    study_unit_id: z.coerce.number().pipe(id),
  }),
  output: studyStream,
  access: { to: 'ticket', purpose: 'enrol' },
  answers: 'stream',
  refuses: ['not_found', 'too_many'],
  example: {
    input: { enrolment_id: learner.enrolment_id, study_unit_id: row.study_unit_id },
    output: exampleStream,
  },
});
