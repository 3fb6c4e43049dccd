import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Deletes a document that was uploaded by mistake. Documents sent with an enrolment stay. */
export const removeDocument = endpoint('enrolment/removeDocument', {
  summary: 'Delete an uploaded document before it is sent',
  input: z.strictObject({ class_id: id, file_id: id }),
  output: z.object({}),
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['not_found'],
  example: { input: { class_id: 180143985094819, file_id: 180143985098889 }, output: {} },
});
