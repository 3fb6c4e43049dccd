import { examLimits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { examExamples, subjectId } from '../exam-record.js';

const { class_id, subject } = examExamples.sitting;

/**
 * Moves the sittings of a class, or those of one subject, by a number of minutes: later, or earlier if it is
 * negative. All of them move or none, by the rules of `exam/saveSitting`. Seats stay as they are, and their tickets are
 * issued again. `in_use` says which candidates, rooms and invigilators would be in two sittings at once: its
 * sentence names up to five clashes and counts the others, its obstacle is the first of them.
 */
export const shiftSittings = endpoint('exam/shiftSittings', {
  summary: 'Let sittings of a class begin later or earlier',
  input: z.strictObject({
    class_id: id,
    subject: subjectId.optional(),
    minutes: z
      .int()
      .min(-examLimits.shift_minutes_max, 'too_small')
      .max(examLimits.shift_minutes_max, 'too_big')
      .refine((minutes) => minutes !== 0, 'required'),
  }),
  output: z.object({ shifted: z.int() }),
  access: examDesk,
  writes: 'exam',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'in_use'],
  example: { input: { class_id, subject, minutes: 10 }, output: { shifted: 8 } },
});
