import { lessonMarks } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';

/** The mark of a candidate's attendance. */
export const lessonMark = z.enum(lessonMarks);

/** The number of candidates whom a lesson is for, and of each mark; the rest has no mark yet. */
export const lessonCounts = z.object({
  expected: z.int(),
  present: z.int(),
  late: z.int(),
  excused: z.int(),
  absent: z.int(),
});

/** A teacher of a lesson. */
export const teacher = z.object({ user_id: id, name: z.string() });

/** A row of a class's timetable. */
export const lessonRow = z.object({
  class_id: id,
  lesson_id: id,
  title: z.string(),
  place: z.string(),
  starts_at: moment,
  ends_at: moment,
  teachers: z.array(teacher),
  counts: lessonCounts,
  updated_at: moment,
});
export type LessonRow = z.infer<typeof lessonRow>;

/** A candidate on the attendance sheet of a lesson. */
export const attendanceRow = z.object({
  enrolment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  id_masked: z.string(),
  unit_name: z.string().nullable(),
  mark: lessonMark.nullable(),
  marked_at: moment.nullable(),
});
export type AttendanceRow = z.infer<typeof attendanceRow>;

const class_id = 180143985094819;

const lesson = {
  class_id,
  lesson_id: 180143985106801,
  title: '案例研讨',
  place: '上海市徐汇区中山西路 1525 号 3 楼培训室',
  starts_at: '2026-11-21T01:00:00.000Z',
  ends_at: '2026-11-21T04:00:00.000Z',
  teachers: [{ user_id: 14, name: '顾明哲' }],
  counts: { expected: 40, present: 36, late: 1, excused: 1, absent: 0 },
  updated_at: '2026-11-10T02:10:00.000Z',
} satisfies LessonRow;

const person = {
  enrolment_id: 180143985095001,
  enrol_no: 'C26-0004-00001',
  name: '张晓明',
  id_masked: '3101**********123X',
  unit_name: '上海市科技创业协会',
  mark: 'present',
  marked_at: '2026-11-21T00:52:00.000Z',
} satisfies AttendanceRow;

/** Examples that the calls of this area share. */
export const courseExamples = { class_id, lesson, person } as const;
