import { handle } from '../../../platform/http/calls/handle.js';
import { listCourses } from './list-courses.js';

export const fetchCourseLists = handle('study/fetchCourseLists', ({ input, caller, services }) =>
  listCourses(services.store.db, caller, input),
);
