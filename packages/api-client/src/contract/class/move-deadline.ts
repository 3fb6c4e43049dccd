import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenReason, id, moment } from '../fields.js';
import { stage, stageExamples, timelineRecord } from './stage-record.js';

const { class_id, done, moved } = stageExamples;

/**
 * Sets the deadline of a stage that a class has not done yet, or with null returns it to the rule; later deadlines
 * move with it. The reason stays with it, and in the history of the class.
 */
export const moveDeadline = endpoint('class/moveDeadline', {
  summary: 'Move the deadline of a stage',
  input: z.strictObject({
    class_id: id,
    stage,
    due_at: moment.nullable(),
    reason: givenReason,
  }),
  output: timelineRecord,
  access: scoreDesk,
  writes: 'care',
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id, stage: moved.stage, due_at: moved.due_at, reason: moved.moved.reason },
    output: { waits_for: 'organiser', stages: [done, moved] },
  },
});
