import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, reasonText } from '../fields.js';
import { stageExamples } from './stage-record.js';
import { classEvent } from './step-record.js';

/** Drops a step that waits for its second person: the first one takes it back, or the second one refuses it. */
export const dropClassStep = endpoint('class/dropClassStep', {
  summary: 'Drop a step of a class that waits for a second person',
  input: z.strictObject({ class_id: id, event: classEvent, reason: reasonText.optional() }),
  output: z.object({ class_id: id }),
  access: scoreDesk,
  writes: 'step',
  refuses: ['not_found', 'state_changed'],
  example: {
    input: { class_id: stageExamples.class_id, event: 'publicity_end', reason: '公示期尚未结束' },
    output: { class_id: stageExamples.class_id },
  },
});
