import type { ClassRecord } from '@skillcert/api-client';

/** What a poster says of its class. */
export type PosterFacts = Pick<
  ClassRecord,
  'class_name' | 'level' | 'city' | 'venue' | 'enroll_start' | 'enroll_end' | 'exam_at'
>;
