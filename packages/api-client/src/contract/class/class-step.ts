import { z } from 'zod';
import { duty } from '../accounts/fetch-assignments.js';
import { moment } from '../fields.js';
import { timelineEntry } from '../timeline.js';
import { stage } from './stage-record.js';
import { classEvent } from './step-record.js';

/** One step in the history of a class. */
export const classStep = timelineEntry.extend({
  /**
   * The names of the fields that an edit has changed; their values stay in the audit trail. Absent for edits from
   * before the names were stored.
   */
  changed: z.array(z.string()).optional(),
  /** The stage whose deadline was set (`move_deadline`), and its new deadline; null if the rule applies again. */
  deadline: z.object({ stage, due_at: moment.nullable() }).optional(),
  /** Of a moved exam: when it was to begin, and when it begins. */
  exam: z.object({ was: moment, exam_at: moment }).optional(),
  /** Which step was asked for (`ask_step`) or dropped (`drop_step`). */
  step: classEvent.optional(),
  /** The person whose duties in the class were given (`assign`) or taken (`unassign`), and the duties. */
  assigned: z.object({ name: z.string(), duties: z.array(duty) }).optional(),
});

/** One step in the history of a class. */
export type ClassStep = z.infer<typeof classStep>;
