import type { CourseRow } from '@skillcert/api-client';
import type { Filter } from '@skillcert/ui';
import { choiceFilter } from '../../lists/filters.js';

/** The units of one course. */
export const courseFilter = (
  label: string,
  courses: readonly Pick<CourseRow, 'course_id' | 'title'>[],
): Filter => {
  const titles = new Map(courses.map(({ course_id, title }) => [String(course_id), title]));
  return choiceFilter({
    id: 'in',
    label,
    choices: [...titles.keys()],
    title: (each) => titles.get(each) ?? each,
  });
};
