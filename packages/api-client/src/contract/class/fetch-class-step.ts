import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { stageExamples } from './stage-record.js';
import { classEvent, stepExamples, stepPreview } from './step-record.js';

/**
 * The effect of an event of the class lifecycle now: whether it is too early, who requested it, and what is still
 * open before it.
 */
export const fetchClassStep = endpoint('class/fetchClassStep', {
  summary: 'What a step of a class comes to',
  input: z.strictObject({ class_id: id, event: classEvent }),
  output: stepPreview,
  access: scoreDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: stageExamples.class_id, event: 'publicity_end' },
    output: {
      status: 'publicity',
      takes_two: true,
      alone_from: '2026-12-11T16:00:00.000Z',
      asked: stepExamples.asked,
      blocked_by: null,
      open: [{ matter: 'door_conflicts', count: 10 }],
    },
  },
});
