import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { draftEntries, draftExample } from './draft-entries.js';

/**
 * Keeps what is typed so far, sealed. `version` is the one that the sender last knew, 0 for none: where another has been saved since, nothing
 * is kept and the answer says which, so that a request that arrives late overwrites nothing newer. Who means it sends again over that one.
 * It begins with a unit of the class, or with none.
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
