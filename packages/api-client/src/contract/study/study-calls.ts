import { exportCourseLists } from './export-course-lists.js';
import { exportLearners } from './export-learners.js';
import { exportStudyUnitLists } from './export-study-unit-lists.js';
import { fetchCourseById } from './fetch-course-by-id.js';
import { fetchCourseLists } from './fetch-course-lists.js';
import { fetchCourseStats } from './fetch-course-stats.js';
import { fetchLearners } from './fetch-learners.js';
import { fetchStudyFile } from './fetch-study-file.js';
import { fetchStudyUnit } from './fetch-study-unit.js';
import { fetchStudyUnitLists } from './fetch-study-unit-lists.js';
import { fetchStudyUnitStats } from './fetch-study-unit-stats.js';
import { fetchUnitFigures } from './fetch-unit-figures.js';
import { moveCourse } from './move-course.js';
import { moveStudyUnit } from './move-study-unit.js';
import { fetchOwnCourses } from './own/fetch-own-courses.js';
import { fetchOwnStudyFile } from './own/fetch-own-study-file.js';
import { keepLearning } from './own/keep-learning.js';
import { openStudyUnit } from './own/open-study-unit.js';
import { fetchQuestions } from './quiz/fetch-questions.js';
import { saveQuestions } from './quiz/save-questions.js';
import { sendQuiz } from './quiz/send-quiz.js';
import { startQuiz } from './quiz/start-quiz.js';
import { removeCourse } from './remove-course.js';
import { removeStudyUnit } from './remove-study-unit.js';
import { saveCourse } from './save-course.js';
import { saveStudyUnit } from './save-study-unit.js';
import { setCourseStatus } from './set-course-status.js';
import { setStudyGate } from './set-study-gate.js';
import { uploadStudyFile } from './upload-study-file.js';

/** The calls of the courses of a class that are learned at home, which the specification does not name. */
export const studyCalls = {
  'study/fetchCourseLists': fetchCourseLists,
  'study/exportCourseLists': exportCourseLists,
  'study/fetchCourseById': fetchCourseById,
  'study/saveCourse': saveCourse,
  'study/setCourseStatus': setCourseStatus,
  'study/moveCourse': moveCourse,
  'study/removeCourse': removeCourse,
  'study/setStudyGate': setStudyGate,
  'study/fetchStudyUnitLists': fetchStudyUnitLists,
  'study/exportStudyUnitLists': exportStudyUnitLists,
  'study/fetchStudyUnit': fetchStudyUnit,
  'study/saveStudyUnit': saveStudyUnit,
  'study/moveStudyUnit': moveStudyUnit,
  'study/removeStudyUnit': removeStudyUnit,
  'study/fetchQuestions': fetchQuestions,
  'study/saveQuestions': saveQuestions,
  'study/uploadStudyFile': uploadStudyFile,
  'study/fetchStudyFile': fetchStudyFile,
  'study/fetchCourseStats': fetchCourseStats,
  'study/fetchStudyUnitStats': fetchStudyUnitStats,
  'study/fetchUnitFigures': fetchUnitFigures,
  'study/fetchLearners': fetchLearners,
  'study/exportLearners': exportLearners,
  'study/fetchOwnCourses': fetchOwnCourses,
  'study/openStudyUnit': openStudyUnit,
  'study/keepLearning': keepLearning,
  'study/startQuiz': startQuiz,
  'study/sendQuiz': sendQuiz,
  'study/fetchOwnStudyFile': fetchOwnStudyFile,
} as const;
