import { readTimeline } from '../../../../platform/audit/read-timeline.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { readLesson } from '../read-lesson.js';

export const fetchLessonById = handle('course/fetchLessonById', async ({ input, services }) => {
  const { db } = services.store;
  const { status, class_name, ...lesson } = await readLesson(db, input);
  return { ...lesson, timeline: await readTimeline(db, input.class_id, 'lesson', input.lesson_id) };
});
