import { examLimits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { examExamples, subjectId } from '../exam-record.js';

const { class_id, subject } = examExamples.sitting;
const { shift_minutes_max, shift_days_max } = examLimits;

const by = (max: number) =>
  z
    .int()
    .min(-max, 'too_small')
    .max(max, 'too_big')
    .refine((count) => count !== 0, 'required')
    .optional();

/**
 * Moves the sittings of a class, or those of one subject, by a number of minutes or of calendar days: later, or earlier
 * if it is negative. All of them move or none, by the rules of `exam/saveSitting`. All subjects that move by days take
 * the exam of the class with them: its first day becomes another one, which those who run the class may do
 * (`not_by_role`), with a reason for its trail, and not into the past or before enrolment or study ends
 * (`exam_too_early`). Seats stay as they are, and their tickets are issued again. Once the seats are published
 * (`seats_published`) they are taken back first, by two people. `in_use` says which candidates, rooms and invigilators
 * would be in two sittings at once: its sentence names up to five clashes and counts the others, its obstacle is the
 * first of them.
 */
export const shiftSittings = endpoint('exam/shiftSittings', {
  summary: 'Let sittings of a class begin later or earlier',
  input: z
    .strictObject({
      class_id: id,
      subject: subjectId.optional(),
      minutes: by(shift_minutes_max),
      days: by(shift_days_max),
      /** Required where the exam of the class moves. */
      reason: reasonText.optional(),
    })
    .superRefine(({ minutes, days }, { addIssue }) => {
      if (minutes === undefined && days === undefined)
        addIssue({ code: 'custom', path: ['minutes'], message: 'required' });
      if (minutes !== undefined && days !== undefined)
        addIssue({ code: 'custom', path: ['days'], message: 'invalid' });
    }),
  output: z.object({ shifted: z.int() }),
  access: examDesk,
  writes: 'exam',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'in_use'],
  example: { input: { class_id, subject, minutes: 10 }, output: { shifted: 8 } },
});
