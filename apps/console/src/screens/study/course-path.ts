import { routes } from '../../routes.js';

/** The address of a course with its units. */
export const coursePath = (course_id: number): string =>
  routes.byId['study-course'].path.replace('{cid}', String(course_id));
