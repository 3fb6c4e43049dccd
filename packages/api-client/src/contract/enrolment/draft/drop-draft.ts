import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Deletes the unsent entries and uploads for a class. A missing draft is not an error. */
export const dropDraft = endpoint('enrolment/dropDraft', {
  summary: 'Delete an unfinished enrolment',
  input: z.strictObject({ class_id: id }),
  output: z.object({}),
  access: { to: 'ticket', purpose: 'enrol' },
  example: { input: { class_id: 180143985094819 }, output: {} },
});
