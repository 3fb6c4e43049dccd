import { z } from 'zod';
import { timelineEntry } from '../timeline.js';

/** A step in the history of an enrolment: what was decided of it, or what it was marked in a lesson of its class. */
export const enrolmentStep = timelineEntry.extend({
  /** The title of the lesson; null where the step is about none, or about one that is gone. */
  lesson: z.string().nullable(),
});
