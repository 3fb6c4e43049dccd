import { examLimits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { examExamples, typedSitting } from '../exam-record.js';

const { class_id, sitting_id, subject, starts_at, ends_at, room_id } = examExamples.sitting;

/**
 * Adds sittings to a class, all of them or none: the rules of `exam/saveSitting` hold for each, also between them.
 * Faults are named by place, for example `sittings.3.room_id`.
 */
export const addSittings = endpoint('exam/addSittings', {
  summary: 'Add sittings to a class at once',
  input: z.strictObject({
    class_id: id,
    sittings: z
      .array(z.strictObject(typedSitting))
      .min(1, 'required')
      .max(examLimits.sittings_max, 'over_limit'),
  }),
  output: z.object({ sitting_ids: z.array(id) }),
  access: examDesk,
  writes: 'exam',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: {
      class_id,
      sittings: [{ subject, starts_at, ends_at, room_id, user_ids: [14], names: ['周若溪'] }],
    },
    output: { sitting_ids: [sitting_id] },
  },
});
