import { courseColumns } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { courseExamples, courseRow, courseStatus, studyReaders, studyTerms } from '../course-record.js';

/** The filters and the order of the courses of a class. */
export const courseListFilters = {
  class_id: id,
  search: searchText.optional(),
  show: courseStatus.optional(),
  sort: z.enum(courseColumns).default('position'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The courses of a class. `search` finds a course by its title or summary, or the title of a unit; `show` those in
 * one state.
 */
export const fetchCourseLists = endpoint('study/fetchCourseLists', {
  summary: 'Courses of a class',
  input: z.strictObject({ ...page, ...courseListFilters }),
  output: listOf(courseRow).extend(studyTerms),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id, page: 1, limit: 20, show: 'published' },
    output: { items: [courseExamples.course], total: 1, ...courseExamples.terms },
  },
});
