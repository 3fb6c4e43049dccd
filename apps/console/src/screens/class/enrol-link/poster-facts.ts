import type { ClassRecord } from '@skillcert/api-client';

/** The facts of a class on its poster. */
export type PosterFacts = Pick<
  ClassRecord,
  'class_name' | 'level' | 'city' | 'venue' | 'enroll_start' | 'enroll_end' | 'exam_at'
>;
