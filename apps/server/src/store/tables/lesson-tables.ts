import type { LessonMark } from '@skillcert/core';
import type { Instant } from './column.js';

/** A lesson in a room. */
export interface LessonTable {
  class_id: number;
  lesson_id: number;
  title: string;
  place: string;
  starts_at: Instant;
  ends_at: Instant;
  created_at: Instant;
  updated_at: Instant;
}

export interface LessonTeacherTable {
  class_id: number;
  lesson_id: number;
  user_id: number;
}

/** What a candidate was marked last in a lesson. */
export interface LessonMarkTable {
  class_id: number;
  lesson_id: number;
  enrolment_id: number;
  mark: LessonMark;
  marked_at: Instant;
}
