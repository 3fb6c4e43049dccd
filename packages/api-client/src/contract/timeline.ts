import { z } from 'zod';
import { moment } from './fields.js';

/** One step in the history of a record, read from the audit trail. */
export const timelineEntry = z.object({
  at: moment,
  /** The actor: a name, or empty for the candidate and the clock. */
  by: z.string(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
});

/** One step in the history of a record. */
export type TimelineEntry = z.infer<typeof timelineEntry>;
