import { courseUnitStatsColumns } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { courseExamples, studyReaders } from '../course-record.js';
import { minutes, studyUnitExamples, studyUnitRow } from '../study-unit-record.js';

const learnedUnit = studyUnitRow.extend({
  /** Of those who have begun it. */
  minutes_mean: minutes,
});
export type LearnedUnit = z.infer<typeof learnedUnit>;

/** How the units of the courses of a class are learned. A unit that only takes part sees its own candidates counted. */
export const fetchStudyUnitStats = endpoint('study/fetchStudyUnitStats', {
  summary: 'How the course units of a class are learned',
  input: z.strictObject({
    ...page,
    class_id: id,
    course_id: id.optional(),
    search: searchText.optional(),
    sort: z.enum(courseUnitStatsColumns).default('position'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: listOf(learnedUnit),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id, page: 1, limit: 20, sort: 'done' },
    output: { items: [{ ...studyUnitExamples.row, minutes_mean: 24 }], total: 1 },
  },
});
