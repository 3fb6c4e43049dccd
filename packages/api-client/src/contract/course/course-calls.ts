import { exportAttendance } from './export-attendance.js';
import { exportLessonLists } from './export-lesson-lists.js';
import { fetchAttendance } from './fetch-attendance.js';
import { fetchLessonById } from './fetch-lesson-by-id.js';
import { fetchLessonLists } from './fetch-lesson-lists.js';
import { fetchLessonPlan } from './fetch-lesson-plan.js';
import { fetchOwnLessons } from './fetch-own-lessons.js';
import { markAttendance } from './mark-attendance.js';
import { printLesson } from './print-lesson.js';
import { removeLesson } from './remove-lesson.js';
import { saveLesson } from './save-lesson.js';
import { signLesson } from './sign-lesson.js';

/** The calls of the lessons of a class, which the specification does not name. */
export const courseCalls = {
  'course/fetchLessonPlan': fetchLessonPlan,
  'course/fetchLessonLists': fetchLessonLists,
  'course/exportLessonLists': exportLessonLists,
  'course/fetchLessonById': fetchLessonById,
  'course/saveLesson': saveLesson,
  'course/removeLesson': removeLesson,
  'course/fetchAttendance': fetchAttendance,
  'course/exportAttendance': exportAttendance,
  'course/markAttendance': markAttendance,
  'course/signLesson': signLesson,
  'course/printLesson': printLesson,
  'course/fetchOwnLessons': fetchOwnLessons,
} as const;
