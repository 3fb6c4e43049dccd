import { limits, studyKinds, studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { id, moment, paragraph, requiredLine } from '../fields.js';
import { courseExamples, courseStatus } from './course-record.js';

export const studyKind = z.enum(studyKinds);

/** The input of a unit of a course; the body is Markdown, and only articles have one. */
export const typedStudyUnit = {
  title: requiredLine(studyLimits.title_length_max),
  kind: studyKind,
  body: paragraph(limits.article_length_max).optional(),
  required_minutes: z.int().min(0, 'too_small').max(studyLimits.required_minutes_max, 'too_big'),
};

/** The file of a unit. Another one in its place has another id. */
export const studyFile = z.object({
  file_id: id,
  /** The original name of the file. */
  title: z.string(),
  media_type: z.enum(['application/pdf', 'video/mp4']),
  size: z.int(),
  /** The length of a video; null for a document, and for a video uploaded before lengths were recorded. */
  seconds: z.int().nullable(),
});
export type StudyFile = z.infer<typeof studyFile>;

/** A unit of a course as lists have it. */
export const studyUnitRow = z.object({
  class_id: id,
  course_id: id,
  course_title: z.string(),
  study_unit_id: id,
  title: z.string(),
  kind: studyKind,
  required_minutes: z.int(),
  /** From 1, within its course. */
  position: z.int(),
  file: studyFile.nullable(),
  /** The number of questions of a quiz. */
  questions: z.int(),
  /** Whether it has content: a text, questions, or a file. Candidates do not see a unit without. */
  ready: z.boolean(),
  /**
   * The candidates whom it is for, those who have opened it, and those who are done: who have the required minutes,
   * or have passed.
   */
  expected: z.int(),
  begun: z.int(),
  done: z.int(),
  updated_at: moment,
});
export type StudyUnitRow = z.infer<typeof studyUnitRow>;

/** A whole unit. */
export const studyUnitRecord = studyUnitRow.extend({
  body: z.string(),
  course_status: courseStatus,
  /** The units before and after it in its course. */
  previous_id: id.nullable(),
  next_id: id.nullable(),
});

/** Minutes of learning, whole ones. */
export const minutes = z.int();

const file = {
  file_id: 180143985107801,
  title: '合同示例.pdf',
  media_type: 'application/pdf',
  size: 358_400,
  seconds: null,
} satisfies StudyFile;

const row = {
  class_id: courseExamples.class_id,
  course_id: courseExamples.course.course_id,
  course_title: courseExamples.course.title,
  study_unit_id: 180143985107101,
  title: '合同的必备条款',
  kind: 'pdf',
  required_minutes: 30,
  position: 2,
  file,
  questions: 0,
  ready: true,
  expected: 40,
  begun: 28,
  done: 19,
  updated_at: '2026-11-10T02:20:00.000Z',
} satisfies StudyUnitRow;

const learner = {
  enrolment_id: 180143985095001,
  enrol_no: 'C26-0004-00001',
  name: '张晓明',
  unit_name: '上海市科技创业协会',
} as const;

/** Examples that the calls about units share. */
export const studyUnitExamples = {
  file,
  row,
  learner,
  record: { ...row, body: '', course_status: 'published', previous_id: null, next_id: 180143985107102 },
} as const;
