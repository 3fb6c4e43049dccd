import { handle } from '../../../../platform/http/calls/handle.js';
import { listLessons } from './list-lessons.js';

export const fetchLessonLists = handle('course/fetchLessonLists', ({ input, services }) =>
  listLessons(services.store.db, input, services.now()),
);
