import { z } from 'zod';
import { organisers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Deletes an attachment of a class that is a draft or refused. Deleting a missing one succeeds. */
export const removeClassFile = endpoint('class/removeClassFile', {
  summary: 'Delete an attachment of a draft or refused class',
  input: z.strictObject({ class_id: id, file_id: id }),
  output: z.object({}),
  access: { ...organisers, scope: { from: 'input' } },
  writes: 'plan',
  refuses: ['not_found', 'transition_refused'],
  example: { input: { class_id: 180143985094819, file_id: 180143985099777 }, output: {} },
});
