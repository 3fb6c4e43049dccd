import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { courseExamples, courseRow, studyReaders, studyTerms } from '../course-record.js';
import { studyUnitExamples, studyUnitRow } from '../study-unit-record.js';

const { class_id, course, terms } = courseExamples;

/** One course with its units in their order, and its history. */
export const fetchCourseById = endpoint('study/fetchCourseById', {
  summary: 'One course with its units and its history',
  input: z.strictObject({ class_id: id, course_id: id }),
  output: courseRow.extend({
    ...studyTerms,
    items: z.array(studyUnitRow),
    timeline: z.array(timelineEntry),
  }),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id, course_id: course.course_id },
    output: { ...course, ...terms, items: [studyUnitExamples.row], timeline: [] },
  },
});
