import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { draftEntries, draftExample } from './draft-entries.js';

/**
 * Saves the current input, sealed. `version` is the one that the sender last knew, 0 for none: if another has been
 * saved since, nothing is saved and the answer names it, so that a late request overwrites nothing newer. A sender
 * who wants to overwrite sends it again with that version. It begins with a unit of the class, or with none.
 */
export const saveDraft = endpoint('enrolment/saveDraft', {
  summary: 'Keep an unfinished enrolment',
  input: z.strictObject({ class_id: id, version: z.number().int().min(0), entries: draftEntries }),
  output: z.object({ kept: z.boolean(), version: z.number().int() }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'enrolment',
  refuses: ['class_not_open', 'already_enrolled', 'too_many'],
  example: {
    input: { class_id: 180143985094819, version: 4, entries: draftExample },
    output: { kept: true, version: 5 },
  },
});
