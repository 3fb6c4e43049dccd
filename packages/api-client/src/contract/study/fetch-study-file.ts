import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { studyReaders } from './course-record.js';
import { exampleStream, studyStream } from './study-stream.js';
import { studyUnitExamples } from './study-unit-record.js';

const { class_id, study_unit_id } = studyUnitExamples.row;

/**
 * The file of a unit, or a part of it. A player in a page may omit the token: the session’s cookies identify the
 * caller.
 */
export const fetchStudyFile = endpoint('study/fetchStudyFile', {
  method: 'GET',
  summary: 'The file of a course unit',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    study_unit_id: z.coerce.number().pipe(id),
  }),
  output: studyStream,
  access: studyReaders,
  answers: 'stream',
  refuses: ['not_found'],
  example: { input: { class_id, study_unit_id }, output: exampleStream },
});
