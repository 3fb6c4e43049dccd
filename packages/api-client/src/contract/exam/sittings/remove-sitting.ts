import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples } from '../exam-record.js';

const { class_id, sitting_id, updated_at } = examExamples.sitting;

/** Takes an unchanged sitting off a class, unless tickets have seats in it. */
export const removeSitting = endpoint('exam/removeSitting', {
  summary: 'Take a sitting off a class',
  input: z.strictObject({ class_id: id, sitting_id: id, updated_at: moment }),
  output: z.object({}),
  access: examDesk,
  writes: 'exam',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'in_use'],
  example: { input: { class_id, sitting_id, updated_at }, output: {} },
});
