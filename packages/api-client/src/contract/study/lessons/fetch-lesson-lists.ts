import { shownLessons } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText, waitingCount } from '../../fields.js';
import { courseExamples, lessonRow } from './lesson-record.js';

/** The filters and the order of the timetable of a class. */
export const lessonListFilters = {
  class_id: id,
  search: searchText.optional(),
  /** `unmarked`: over, and somebody whom it was for is not marked yet. */
  show: z.enum(shownLessons).optional(),
  user_id: id.optional(),
  sort: z.enum(['starts_at', 'title']).default('starts_at'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The timetable of a class, and the number of its lessons whose attendance is due. `search` finds a lesson by its
 * title, place or teacher; `show` selects lessons that are to come, over, or due for attendance.
 */
export const fetchLessonLists = endpoint('course/fetchLessonLists', {
  summary: 'Timetable of a class',
  input: z.strictObject({ ...page, ...lessonListFilters }),
  output: listOf(lessonRow).extend({ to_do: z.object({ unmarked: waitingCount }) }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id, page: 1, limit: 20, show: 'over' },
    output: { items: [courseExamples.lesson], total: 1, to_do: { unmarked: 1 } },
  },
});
