import { erasureDecisions, limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, line } from '../../fields.js';
import { erasureExamples, erasureRequest } from './erasure-record.js';

/**
 * Approves a request, erases after another person has approved it, or rejects it with a reason. An erasure is
 * final: it removes name, identity number, contact data and files of enrolments without a result; of those with a
 * result the contact data and the files. Payments are kept as the law requires.
 */
export const decideErasure = endpoint('candidate/decideErasure', {
  summary: 'Approve, carry out or reject an erasure',
  input: z.strictObject({
    erasure_id: id,
    event: z.enum(erasureDecisions),
    reason: line(limits.short_reason_length_max).optional(),
  }),
  output: erasureRequest,
  access: platformStaff,
  refuses: ['not_found', 'transition_refused', 'another_person'],
  example: {
    input: { erasure_id: 180143985095001, event: 'approve' },
    output: { ...erasureExamples.request, status: 'approved' },
  },
});
