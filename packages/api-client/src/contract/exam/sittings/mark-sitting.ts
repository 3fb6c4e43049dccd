import { examLimits, limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, line } from '../../fields.js';
import { reportExamples, sittingMark } from '../check-in/report-record.js';
import { examExamples } from '../exam-record.js';

const { class_id, sitting } = examExamples;

/**
 * Marks people at a sitting by name, from two hours before it begins until scores of its subject are published. Each
 * mark names the one that was `seen`; if another mark was made meanwhile, that one stays and nothing is changed.
 * `mark: null` removes a mark. From a day after the sitting on, changing a mark needs a reason.
 */
export const markSitting = endpoint('exam/markSitting', {
  summary: 'Say who was at a sitting',
  input: z.strictObject({
    class_id: id,
    sitting_id: id,
    marks: z
      .array(z.strictObject({ enrolment_id: id, mark: sittingMark.nullable(), seen: sittingMark.nullable() }))
      .min(1, 'required')
      .max(examLimits.marks_max, 'over_limit'),
    reason: line(limits.short_reason_length_max).optional(),
  }),
  output: z.object({ changed: z.int() }),
  access: examDesk,
  writes: 'door',
  refuses: ['not_found', 'sitting_ahead', 'scores_published', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id,
      sitting_id: sitting.sitting_id,
      marks: [{ enrolment_id: reportExamples.row.enrolment_id, mark: 'absent', seen: null }],
    },
    output: { changed: 1 },
  },
});
