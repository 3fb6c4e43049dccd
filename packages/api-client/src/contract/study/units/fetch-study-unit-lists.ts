import { courseUnitColumns } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { courseExamples, studyReaders, studyTerms } from '../course-record.js';
import { studyKind, studyUnitExamples, studyUnitRow } from '../study-unit-record.js';

/**
 * The units of the courses of a class, or of one. `search` finds a unit by its title, or by that of its course;
 * `position` sorts by both.
 */
export const fetchStudyUnitLists = endpoint('study/fetchStudyUnitLists', {
  summary: 'Course units of a class',
  input: z.strictObject({
    ...page,
    class_id: id,
    course_id: id.optional(),
    search: searchText.optional(),
    kind: studyKind.optional(),
    sort: z.enum(courseUnitColumns).default('position'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: listOf(studyUnitRow).extend(studyTerms),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id, page: 1, limit: 20, kind: 'pdf' },
    output: { items: [studyUnitExamples.row], total: 1, ...courseExamples.terms },
  },
});
