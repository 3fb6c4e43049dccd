import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { draftEntries, draftExample } from './draft-entries.js';

/** The unsent input of the holder of the proven phone for a class, and their uploads that still exist. */
export const fetchDraft = endpoint('enrolment/fetchDraft', {
  summary: 'The unfinished enrolment of the proven phone',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    draft: z.object({ version: z.number().int(), saved_at: moment, entries: draftEntries }).nullable(),
  }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: { class_id: 180143985094819 },
    output: { draft: { version: 5, saved_at: '2026-11-05T06:20:11Z', entries: draftExample } },
  },
});
