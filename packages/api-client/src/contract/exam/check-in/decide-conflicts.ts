import { limits, undecidedAtDoor } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, paragraph } from '../../fields.js';
import { conflictDecision, nonce, reportExamples } from './report-record.js';

/**
 * Decides the conflicts of many people at the door in one way, as `decide` of `class/updateReport` does for one.
 * People about whom another person has decided (`state_changed`) and admissions that stay as they are
 * (`scores_published`) are left out and listed. A repeated nonce changes nothing.
 */
export const decideConflicts = endpoint('class/decideConflicts', {
  summary: 'Decide the conflicts of many people at the door',
  input: z.strictObject({
    class_id: id,
    enrolment_ids: z.array(id).min(1, 'required').max(limits.page_size_max, 'too_long'),
    nonce,
    device: nonce,
    reason: paragraph(limits.short_reason_length_max),
    decision: conflictDecision,
  }),
  output: z.object({
    /** The number of people decided about, now or before with the same nonce. */
    decided: z.int(),
    left_out: z.array(z.object({ enrolment_id: id, why: z.enum(undecidedAtDoor) })),
  }),
  access: { ...registrationDesk, scope: { from: 'input' } },
  writes: 'door',
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: {
      class_id: reportExamples.row.class_id,
      enrolment_ids: [reportExamples.row.enrolment_id],
      nonce: '7f9d2c4e-0002',
      device: 'b7c1f0e2-door-1',
      reason: '同一人被两台设备扫描',
      decision: 'keep',
    },
    output: { decided: 1, left_out: [] },
  },
});
