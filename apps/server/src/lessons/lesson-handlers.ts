import type { AnyHandler } from '../http/calls/handle.js';
import { exportAttendance } from './attendance/export-attendance.js';
import { fetchAttendance } from './attendance/fetch-attendance.js';
import { fetchOwnLessons } from './attendance/fetch-own-lessons.js';
import { markAttendance } from './attendance/mark-attendance.js';
import { printLesson } from './attendance/print-lesson.js';
import { signLesson } from './attendance/sign-lesson.js';
import { exportLessonLists } from './timetable/export-lesson-lists.js';
import { fetchLessonById } from './timetable/fetch-lesson-by-id.js';
import { fetchLessonLists } from './timetable/fetch-lesson-lists.js';
import { fetchLessonPlan } from './timetable/fetch-lesson-plan.js';
import { removeLesson } from './timetable/remove-lesson.js';
import { saveLesson } from './timetable/save-lesson.js';

/** The handlers of the lessons of a class. */
export const lessonHandlers: readonly AnyHandler[] = [
  fetchLessonPlan,
  fetchLessonLists,
  exportLessonLists,
  fetchLessonById,
  saveLesson,
  removeLesson,
  fetchAttendance,
  exportAttendance,
  markAttendance,
  signLesson,
  printLesson,
  fetchOwnLessons,
];
