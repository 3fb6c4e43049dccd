import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';
import { classContacts, classExamples } from './class-record.js';

/** The assistant phones of a class, as candidates see them, with the version of the class. */
export const fetchContacts = endpoint('class/fetchContacts', {
  summary: 'Assistant phones of a class',
  input: z.strictObject({ class_id: id }),
  output: z.object({ contacts: classContacts, updated_at: moment }),
  access: { ...registrationDesk, scope: { from: 'input' } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: { contacts: classExamples.draft.contacts, updated_at: '2026-10-02T02:11:09Z' },
  },
});
