import type { ClassEvent } from '../lifecycle/class-lifecycle.js';

/** The dates of a class, in the order in which they come. */
export const classDates = ['enroll_start', 'enroll_end', 'study_start', 'study_end', 'exam_at'] as const;

/** The events after which candidates can enrol, as soon as the enrolment of the class begins. */
export const eventsLettingIn: readonly ClassEvent[] = ['open', 'resume', 'reopen'];

/** The states of a class that the filter of its enrolment links names. */
export const linkStates = ['open', 'soon', 'paused', 'full', 'closed'] as const;
