import type { ClassStatus } from '../lifecycle/class-lifecycle.js';
import { acceptsLessonMarks } from './accepts-lessons.js';
import { isLessonOpen } from './lesson-marks.js';

/**
 * The state of a lesson for those who mark it: not near yet, open to arrivals, over (people are marked by
 * name only), or closed because the results of its class stand.
 */
export const lessonStates = ['ahead', 'open', 'over', 'closed'] as const;
export type LessonState = (typeof lessonStates)[number];

interface LessonOfClass {
  /** Of the class. */
  readonly status: ClassStatus;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The state of a lesson at a moment. Moments are ISO 8601; `now` is in milliseconds. */
export const lessonState = ({ status, starts_at, ends_at }: LessonOfClass, now: number): LessonState => {
  if (!acceptsLessonMarks(status)) return 'closed';
  if (!isLessonOpen(starts_at, now)) return 'ahead';
  return now > Date.parse(ends_at) ? 'over' : 'open';
};
