import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { exportCourseLists } from './courses/export-course-lists.js';
import { fetchCourseById } from './courses/fetch-course-by-id.js';
import { fetchCourseLists } from './courses/fetch-course-lists.js';
import { moveCourse } from './courses/move-course.js';
import { removeCourse } from './courses/remove-course.js';
import { saveCourse } from './courses/save-course.js';
import { setCourseStatus } from './courses/set-course-status.js';
import { setStudyGate } from './courses/set-study-gate.js';
import { fetchStudyFile } from './files/fetch-study-file.js';
import { uploadStudyFile } from './files/upload-study-file.js';
import { fetchOwnCourses } from './learning/fetch-own-courses.js';
import { fetchOwnStudyFile } from './learning/fetch-own-study-file.js';
import { keepLearning } from './learning/keep-learning.js';
import { openStudyUnit } from './learning/open-study-unit.js';
import { exportAttendance } from './lessons/attendance/export-attendance.js';
import { fetchAttendance } from './lessons/attendance/fetch-attendance.js';
import { fetchOwnLessons } from './lessons/attendance/fetch-own-lessons.js';
import { markAttendance } from './lessons/attendance/mark-attendance.js';
import { printLesson } from './lessons/attendance/print-lesson.js';
import { signLesson } from './lessons/attendance/sign-lesson.js';
import { exportLessonLists } from './lessons/timetable/export-lesson-lists.js';
import { fetchLessonById } from './lessons/timetable/fetch-lesson-by-id.js';
import { fetchLessonLists } from './lessons/timetable/fetch-lesson-lists.js';
import { fetchLessonPlan } from './lessons/timetable/fetch-lesson-plan.js';
import { removeLesson } from './lessons/timetable/remove-lesson.js';
import { saveLesson } from './lessons/timetable/save-lesson.js';
import { fetchQuestions } from './quiz/fetch-questions.js';
import { saveQuestions } from './quiz/save-questions.js';
import { sendQuiz } from './quiz/send-quiz.js';
import { startQuiz } from './quiz/start-quiz.js';
import { exportLearners } from './statistics/export-learners.js';
import { fetchCourseStats } from './statistics/fetch-course-stats.js';
import { fetchLearners } from './statistics/fetch-learners.js';
import { fetchStudyUnitStats } from './statistics/fetch-study-unit-stats.js';
import { fetchUnitFigures } from './statistics/fetch-unit-figures.js';
import { exportStudyUnitLists } from './units/export-study-unit-lists.js';
import { fetchStudyUnit } from './units/fetch-study-unit.js';
import { fetchStudyUnitLists } from './units/fetch-study-unit-lists.js';
import { moveStudyUnit } from './units/move-study-unit.js';
import { removeStudyUnit } from './units/remove-study-unit.js';
import { saveStudyUnit } from './units/save-study-unit.js';

/** The handlers of the courses that are learned at home and the lessons of a class. */
export const studyHandlers: readonly AnyHandler[] = [
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
  fetchCourseLists,
  exportCourseLists,
  fetchCourseById,
  saveCourse,
  setCourseStatus,
  moveCourse,
  removeCourse,
  setStudyGate,
  fetchStudyUnitLists,
  exportStudyUnitLists,
  fetchStudyUnit,
  saveStudyUnit,
  moveStudyUnit,
  removeStudyUnit,
  fetchQuestions,
  saveQuestions,
  uploadStudyFile,
  fetchStudyFile,
  fetchCourseStats,
  fetchStudyUnitStats,
  fetchUnitFigures,
  fetchLearners,
  exportLearners,
  fetchOwnCourses,
  openStudyUnit,
  keepLearning,
  startQuiz,
  sendQuiz,
  fetchOwnStudyFile,
];
