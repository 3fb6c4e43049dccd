import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';
import { classContacts, classExamples } from './class-record.js';
import { fetchContacts } from './fetch-contacts.js';

/**
 * Writes the assistant phones of a class, in their order, in any state but the last ones; from the submission on at
 * least one remains. `updated_at` is the version that the editor saw: a class changed since then answers
 * `state_changed`.
 */
export const saveContacts = endpoint('class/saveContacts', {
  summary: 'Change the assistant phones of a class',
  input: z.strictObject({ class_id: id, contacts: classContacts, updated_at: moment }),
  output: fetchContacts.output,
  access: { ...registrationDesk, scope: { from: 'input' } },
  writes: 'care',
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: {
      class_id: 180143985094819,
      contacts: classExamples.draft.contacts,
      updated_at: '2026-10-02T02:11:09Z',
    },
    output: fetchContacts.example.output,
  },
});
