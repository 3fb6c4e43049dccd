import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/** Deletes what was typed and uploaded for a class and not sent. One that is not there is none to delete. */
export const dropDraft = endpoint('enrolment/dropDraft', {
  summary: 'Delete an unfinished enrolment',
  input: z.strictObject({ class_id: id }),
  output: z.object({}),
  access: { to: 'ticket', purpose: 'enrol' },
  example: { input: { class_id: 180143985094819 }, output: {} },
});
