// The port of the area: what other areas may use of lessons and courses. `.ci/areas.cjs` lists who may.

export { courseCells } from './courses/export-course-lists.js';
export { listCourses } from './courses/list-courses.js';
export { attendanceCells } from './lessons/attendance/export-attendance.js';
export { listAttendance } from './lessons/attendance/list-attendance.js';
export { lessonCells } from './lessons/timetable/export-lesson-lists.js';
export { listLessons } from './lessons/timetable/list-lessons.js';
export { learnerCells } from './statistics/export-learners.js';
export { listLearners } from './statistics/list-learners.js';
export { studyUnitCells } from './units/export-study-unit-lists.js';
export { listStudyUnits } from './units/list-study-units.js';
