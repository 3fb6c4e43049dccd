import { listExport } from '../../export.js';
import { courseExamples, studyReaders } from '../course-record.js';
import { courseListFilters } from './fetch-course-lists.js';

/** The courses in the list of a class, each with the numbers of candidates who began and finished it. */
export const exportCourseLists = listExport('study/exportCourseLists', {
  summary: 'Courses of a class as a file',
  filters: courseListFilters,
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id, show: 'published', purpose: '学习进度汇报' },
    file: ['courses', '课程,应学人数,已完成', '合同实务基础,40,12'],
  },
});
