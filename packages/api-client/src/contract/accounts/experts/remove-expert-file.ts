import { z } from 'zod';
import { experts } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/** Deletes one of one's own qualification pictures. Deleting a missing one succeeds. */
export const removeExpertFile = endpoint('user/removeExpertFile', {
  summary: 'Delete a picture of a qualification from one’s own work profile',
  input: z.strictObject({ file_id: id }),
  output: z.object({}),
  access: experts,
  example: { input: { file_id: 180143985099555 }, output: {} },
});
