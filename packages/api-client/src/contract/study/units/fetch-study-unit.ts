import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { studyReaders } from '../course-record.js';
import { studyUnitExamples, studyUnitRecord } from '../study-unit-record.js';

const { row, record } = studyUnitExamples;

/** A unit in the candidates' view, with its neighbours in the course, and its history. Nothing is counted. */
export const fetchStudyUnit = endpoint('study/fetchStudyUnit', {
  summary: 'One course unit as it is learned, and its history',
  input: z.strictObject({ class_id: id, study_unit_id: id }),
  output: studyUnitRecord.extend({ timeline: z.array(timelineEntry) }),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: row.class_id, study_unit_id: row.study_unit_id },
    output: { ...record, timeline: [] },
  },
});
