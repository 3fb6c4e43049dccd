import { z } from 'zod';
import { timelineEntry } from '../timeline.js';

/** A step in the history of an enrolment: a decision on it, or a mark in a lesson of its class. */
export const enrolmentStep = timelineEntry.extend({
  /** The title of the lesson; null where the step is about none, or about one that is gone. */
  lesson: z.string().nullable(),
});
