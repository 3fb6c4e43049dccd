import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, reasonText } from '../fields.js';
import { amendmentStatus } from './propose-amendment.js';
import { scoreExamples } from './score-record.js';

/**
 * Decides about a proposed change of a frozen score. Another person than the proposer confirms it, and the new
 * figure stands from then on, or refuses it with a reason; the proposer withdraws it.
 */
export const decideAmendment = endpoint('score/decideAmendment', {
  summary: 'Decide about a change of a frozen score',
  input: z.strictObject({
    class_id: id,
    amendment_id: id,
    event: z.enum(['confirm', 'refuse', 'withdraw']),
    reason: reasonText.optional(),
  }),
  output: z.object({ status: amendmentStatus }),
  access: scoreDesk,
  writes: 'amendment',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'another_person', 'state_changed'],
  example: {
    input: { class_id: scoreExamples.class_id, amendment_id: 180143985099777, event: 'confirm' },
    output: { status: 'confirmed' },
  },
});
