import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { grantExample, grantRequest } from './grant-request.js';

/** The requests that take two people: those that wait, then the last that were decided. */
export const fetchGrants = endpoint('user/fetchGrants', {
  summary: 'List what waits for a second person about administrators',
  input: z.strictObject({}),
  output: z.object({ items: z.array(grantRequest) }),
  access: platformStaff,
  example: { input: {}, output: { items: [grantExample] } },
});
