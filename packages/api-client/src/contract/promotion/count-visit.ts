import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/**
 * Counts a visit of an enrolment link, once per browser and day. Nothing is stored that could identify a visitor
 * after the day is over, and no cookie is set. The answer is the same for a link that leads nowhere.
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
