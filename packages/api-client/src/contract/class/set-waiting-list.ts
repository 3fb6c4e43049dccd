import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/** Opens or closes the waiting list of a class. Candidates who wait already go on waiting. */
export const setWaitingList = endpoint('class/setWaitingList', {
  summary: 'Open or close the waiting list of a class',
  input: z.strictObject({ class_id: id, waiting_list: z.boolean() }),
  output: z.object({ class_id: id, waiting_list: z.boolean() }),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  writes: 'care',
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id: 180143985094819, waiting_list: false },
    output: { class_id: 180143985094819, waiting_list: false },
  },
});
