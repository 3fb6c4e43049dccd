import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples, typedSitting } from '../exam-record.js';

const { class_id, sitting_id, updated_at } = examExamples.sitting;
const { user_ids, names } = typedSitting;

/**
 * Replaces the invigilators of a sitting, with the `updated_at` that was seen, by the rules of `exam/saveSitting`. It
 * goes on after the arrangement is published, until the exam has ended; then accounts with a phone learn by message
 * that they invigilate or no longer do.
 */
export const saveInvigilators = endpoint('exam/saveInvigilators', {
  summary: 'Say who invigilates a sitting',
  input: z.strictObject({ class_id: id, sitting_id: id, updated_at: moment, user_ids, names }),
  output: z.object({ sitting_id: id }),
  access: examDesk,
  writes: 'invigilators',
  needsKey: true,
  refuses: ['not_found', 'state_changed'],
  example: {
    input: { class_id, sitting_id, updated_at, user_ids: [14], names: ['何志远'] },
    output: { sitting_id },
  },
});
