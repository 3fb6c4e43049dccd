import { listExport } from '../export.js';
import { courseExamples, studyReaders } from './course-record.js';
import { courseListFilters } from './fetch-course-lists.js';

/** The courses that the list of a class shows, each with how many candidates have begun it and are done. */
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
