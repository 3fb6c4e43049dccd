import { z } from 'zod';
import { examDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { examExamples, subjectId } from './exam-record.js';

const { class_id, subject } = examExamples.sitting;
const minutesMax = 4_320;

/**
 * Lets the sittings of a class, or those of one subject, begin and end so many minutes later; fewer than none is earlier. All of them move or none, by the rules of
 * `exam/saveSitting`.
 */
export const shiftSittings = endpoint('exam/shiftSittings', {
  summary: 'Let sittings of a class begin later or earlier',
  input: z.strictObject({
    class_id: id,
    subject: subjectId.optional(),
    minutes: z
      .int()
      .min(-minutesMax, 'too_small')
      .max(minutesMax, 'too_big')
      .refine((minutes) => minutes !== 0, 'required'),
  }),
  output: z.object({ shifted: z.int() }),
  access: examDesk,
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'in_use'],
  example: { input: { class_id, subject, minutes: 10 }, output: { shifted: 8 } },
});
