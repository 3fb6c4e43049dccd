import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples, typedSitting } from '../exam-record.js';

const { class_id, sitting_id, subject, starts_at, ends_at, room_id } = examExamples.sitting;

/**
 * Adds a sitting to a class, or changes one: then with the `updated_at` that was seen. It lies on a day of the
 * exam; its room and its invigilators are nowhere else at that time, in this class or in another; those without an
 * account (`names`) in this one. While tickets have seats in it, only the invigilators may change.
 */
export const saveSitting = endpoint('exam/saveSitting', {
  summary: 'Add or change a sitting of a class',
  input: z.strictObject({
    class_id: id,
    sitting_id: id.optional(),
    updated_at: moment.optional(),
    ...typedSitting,
  }),
  output: z.object({ sitting_id: id }),
  access: examDesk,
  writes: 'exam',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed', 'in_use'],
  example: {
    input: { class_id, subject, starts_at, ends_at, room_id, user_ids: [14] },
    output: { sitting_id },
  },
});
