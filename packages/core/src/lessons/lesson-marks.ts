import { lessonLimits } from './lesson-limits.js';

/**
 * The attendance of a candidate at a lesson, as a person or a scan marks it. A candidate without a mark has
 * none of these.
 */
export const lessonMarks = ['present', 'late', 'excused', 'absent'] as const;
export type LessonMark = (typeof lessonMarks)[number];

const minuteMs = 60_000;

/** Whether a lesson is near enough to mark attendance. Moments are ISO 8601; `now` is in milliseconds. */
export const isLessonOpen = (starts_at: string, now: number): boolean =>
  now >= Date.parse(starts_at) - lessonLimits.early_minutes * minuteMs;

/** The mark of a candidate who arrives now: on time, or late. */
export const markOnArrival = (starts_at: string, now: number): LessonMark =>
  now <= Date.parse(starts_at) + lessonLimits.late_minutes * minuteMs ? 'present' : 'late';

/** Whether changing a mark needs a reason: once the lesson is over for a day. */
export const asksWhyMarkChanges = (ends_at: string, now: number): boolean =>
  now > Date.parse(ends_at) + lessonLimits.free_hours * 60 * minuteMs;
