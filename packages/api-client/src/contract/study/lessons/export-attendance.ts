import { examDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { attendanceFilters } from './fetch-attendance.js';
import { courseExamples } from './lesson-record.js';

const { class_id, lesson } = courseExamples;

/** The attendance sheet of a lesson as the list shows it, with each person's mark; identity numbers masked. */
export const exportAttendance = listExport('course/exportAttendance', {
  summary: 'Attendance sheet of a lesson as a file',
  filters: attendanceFilters,
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id, lesson_id: lesson.lesson_id, show: 'absent', purpose: '出勤统计' },
    file: ['attendance', '报名编号,姓名,出勤', 'C26-0004-00001,张晓明,缺课'],
  },
});
