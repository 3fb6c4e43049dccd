import type { AnyHandler } from '../http/calls/handle.js';
import { fetchAttendance } from './attendance/fetch-attendance.js';
import { fetchOwnLessons } from './attendance/fetch-own-lessons.js';
import { markAttendance } from './attendance/mark-attendance.js';
import { printLesson } from './attendance/print-lesson.js';
import { signLesson } from './attendance/sign-lesson.js';
import { fetchLessonById } from './timetable/fetch-lesson-by-id.js';
import { fetchLessonLists } from './timetable/fetch-lesson-lists.js';
import { fetchLessonPlan } from './timetable/fetch-lesson-plan.js';
import { removeLesson } from './timetable/remove-lesson.js';
import { saveLesson } from './timetable/save-lesson.js';

/** The handlers of the lessons of a class. */
export const lessonHandlers: readonly AnyHandler[] = [
  fetchLessonPlan,
  fetchLessonLists,
  fetchLessonById,
  saveLesson,
  removeLesson,
  fetchAttendance,
  markAttendance,
  signLesson,
  printLesson,
  fetchOwnLessons,
];
