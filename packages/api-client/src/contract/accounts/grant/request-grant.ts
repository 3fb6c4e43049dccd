import { limits } from '@skillcert/core';
import { z } from 'zod';
import { administrators } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { grantExample, grantKind, grantRequest } from './grant-request.js';

/**
 * Requests that an account becomes an administrator, or that an administrator's password or second factor is reset.
 * Nothing changes until a second person approves.
 */
export const requestGrant = endpoint('user/requestGrant', {
  summary: 'Ask for what two people decide about administrators',
  input: z.strictObject({
    user_id: id,
    kind: grantKind.default('grant'),
    reason: requiredLine(limits.short_reason_length_max),
  }),
  output: grantRequest,
  access: administrators,
  refuses: ['not_found', 'state_changed', 'transition_refused'],
  example: {
    input: { user_id: 12, kind: 'grant', reason: '接任平台管理工作' },
    output: { ...grantExample, events: ['withdraw'] },
  },
});
