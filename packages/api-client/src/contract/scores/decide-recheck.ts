import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenReason, id } from '../fields.js';
import { examScore, recheckStatus, scoreExamples } from './score-record.js';

/**
 * Decides about a request for a recheck: the score stays, and the candidate reads the reason, or the request is
 * upheld, which proposes the new figure as `score/proposeAmendment` does. Another person confirms that.
 */
export const decideRecheck = endpoint('score/decideRecheck', {
  summary: 'Decide about a recheck',
  input: z.strictObject({
    class_id: id,
    recheck_id: id,
    event: z.enum(['unchanged', 'uphold']),
    /** The new figure of a score whose recheck is upheld. */
    score: examScore.optional(),
    reason: givenReason,
  }),
  output: z.object({ status: recheckStatus }),
  access: scoreDesk,
  writes: 'recheck',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: scoreExamples.class_id,
      recheck_id: 180143985099888,
      event: 'unchanged',
      reason: '复查评分表，核分无误',
    },
    output: { status: 'unchanged' },
  },
});
