import { examLimits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples, typedSitting } from '../exam-record.js';

const { class_id, sitting_id, updated_at } = examExamples.sitting;
const { user_ids, names } = typedSitting;

/**
 * Replaces the invigilators of several sittings, of all of them or none, each with the `updated_at` that was seen: the
 * rules of `exam/saveInvigilators` hold for each, also between them. Faults are named by place, for example
 * `sittings.3.names`. The answer has the new `updated_at` of each sitting, with which the same call takes it back.
 */
export const dealInvigilators = endpoint('exam/dealInvigilators', {
  summary: 'Say who invigilates several sittings at once',
  input: z.strictObject({
    class_id: id,
    sittings: z
      .array(z.strictObject({ sitting_id: id, updated_at: moment, user_ids, names }))
      .min(1, 'required')
      .max(examLimits.sittings_max, 'over_limit'),
  }),
  output: z.object({ sittings: z.array(z.object({ sitting_id: id, updated_at: moment })) }),
  access: examDesk,
  writes: 'invigilators',
  needsKey: true,
  refuses: ['not_found', 'state_changed'],
  example: {
    input: { class_id, sittings: [{ sitting_id, updated_at, user_ids: [14], names: ['何志远'] }] },
    output: { sittings: [{ sitting_id, updated_at: '2026-11-20T02:20:00.000Z' }] },
  },
});
