import { examDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { lessonListFilters } from './fetch-lesson-lists.js';
import { courseExamples } from './lesson-record.js';

/** The lessons in the timetable of a class, each with the number present. */
export const exportLessonLists = listExport('course/exportLessonLists', {
  summary: 'Timetable of a class as a file',
  filters: lessonListFilters,
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id, show: 'over', purpose: '课时结算' },
    file: ['lessons', '开始时间,课程名称,授课人员', '2026-11-21 09:00,案例研讨,顾明哲'],
  },
});
