import { z } from 'zod';
import { listExport } from '../../export.js';
import { id, searchText } from '../../fields.js';
import { courseExamples, studyReaders } from '../course-record.js';
import { studyKind } from '../study-unit-record.js';

/** The course units in a list of a class, in the author's view or the learner's, each with its progress. */
export const exportStudyUnitLists = listExport('study/exportStudyUnitLists', {
  summary: 'Course units of a class as a file',
  filters: {
    class_id: id,
    course_id: id.optional(),
    search: searchText.optional(),
    kind: studyKind.optional(),
    sort: z
      .enum(['position', 'title', 'required_minutes', 'updated_at', 'begun', 'done', 'minutes_mean'])
      .default('position'),
    order: z.enum(['asc', 'desc']).default('asc'),
  },
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id, sort: 'done', purpose: '学习进度汇报' },
    file: ['course-units', '课程,课时,平均分钟', '合同实务基础,合同的必备条款,24'],
  },
});
