import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/**
 * Says that an enrolment link was followed, once a browser and day however often it is said. Nothing is kept by which anybody could be known again
 * once the day is over, and no cookie is set. The answer is the same for a link that leads nowhere.
 */
export const countVisit = endpoint('promotion/countVisit', {
  summary: 'Count a visit of an enrolment link',
  input: z.strictObject({
    class_id: id,
    /** The unit that the link names. */
    unit_id: id.optional(),
  }),
  output: z.object({}),
  access: { to: 'anyone' },
  refuses: ['too_many'],
  example: { input: { class_id: 180143985094819, unit_id: 12 }, output: {} },
});
