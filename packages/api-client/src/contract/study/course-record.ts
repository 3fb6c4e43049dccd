import { type CourseStatus, courseLifecycle, studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { type Access, registrationDesk } from '../access.js';
import { id, line, moment, requiredLine } from '../fields.js';

const courseStatuses = Object.keys(courseLifecycle.states) as [CourseStatus, ...CourseStatus[]];

/** The readers of the courses of a class and their progress: a participating unit sees its own candidates in them. */
export const studyReaders = {
  ...registrationDesk,
  scope: { from: 'input', class_type: 'sign_up', is_organization: true },
} as const satisfies Access;

export const courseStatus = z.enum(courseStatuses);

/** The input of a course. */
export const typedCourse = {
  title: requiredLine(studyLimits.title_length_max),
  summary: line(studyLimits.summary_length_max),
};

/** A course as the list has it. */
export const courseRow = z.object({
  class_id: id,
  course_id: id,
  title: z.string(),
  summary: z.string(),
  status: courseStatus,
  /** From 1, in the order in which candidates see them. */
  position: z.int(),
  /** The number of its units, and the required minutes of all of them. */
  units: z.int(),
  required_minutes: z.int(),
  /**
   * The candidates whom it is for, those who have begun a unit, and those who have finished every unit with
   * content.
   */
  expected: z.int(),
  begun: z.int(),
  done: z.int(),
  updated_at: moment,
});
export type CourseRow = z.infer<typeof courseRow>;

/** The actions that the courses of a class allow now. */
export const studyTerms = {
  /** Whether the class is studied online at all. */
  online: z.boolean(),
  /** Whether minutes count: from the approval of the class until its exam has ended. */
  takes_study: z.boolean(),
  /** Whether the caller may change courses here now. */
  may_edit: z.boolean(),
  /**
   * Whether, of candidates who study online, only those who finished the published courses get a ticket; and
   * whether the caller may change that now.
   */
  study_gate: z.boolean(),
  may_gate: z.boolean(),
};

const class_id = 180143985094819;

const course = {
  class_id,
  course_id: 180143985107001,
  title: '合同实务基础',
  summary: '合同的订立、登记与争议解决。',
  status: 'published',
  position: 1,
  units: 3,
  required_minutes: 90,
  expected: 40,
  begun: 31,
  done: 12,
  updated_at: '2026-11-10T02:10:00.000Z',
} satisfies CourseRow;

/** Examples that the calls about courses share. */
export const courseExamples = {
  class_id,
  course,
  terms: { online: true, takes_study: true, may_edit: true, study_gate: false, may_gate: true },
} as const;
