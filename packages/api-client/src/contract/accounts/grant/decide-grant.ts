import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, line } from '../../fields.js';
import { grantDecision, grantExample, grantRequest } from './grant-request.js';

/**
 * Approves or refuses a request as a second person, or withdraws the caller's own. The second person is an
 * administrator who is neither the requester nor the account concerned; if there is none, the platform's staff. The
 * approver of a new password reads it in this answer and nowhere else.
 */
export const decideGrant = endpoint('user/decideGrant', {
  summary: 'Approve, refuse or withdraw what two people decide about administrators',
  input: z.strictObject({
    request_id: id,
    event: grantDecision,
    refuse_content: line(limits.short_reason_length_max).default(''),
  }),
  output: grantRequest.extend({ initial_password: z.string().nullable() }),
  access: platformStaff,
  refuses: ['state_changed', 'transition_refused', 'another_person'],
  example: {
    input: { request_id: 3, event: 'approve', refuse_content: '' },
    output: {
      ...grantExample,
      status: 'approved',
      decided_by: '陈思远',
      decided_at: '2026-11-20T09:30:00.000Z',
      events: [],
      initial_password: null,
    },
  },
});
