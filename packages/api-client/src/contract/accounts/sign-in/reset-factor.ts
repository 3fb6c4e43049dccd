import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { accountExamples, accountRecord } from '../account-record.js';

/**
 * Removes the second factor of another account whose owner lost it, and ends its sessions; an administrator's takes
 * two people: `requestGrant`.
 */
export const resetFactor = endpoint('user/resetFactor', {
  summary: 'Take the lost second factor of an account away',
  input: z.strictObject({ user_id: id, reason: requiredLine(limits.short_reason_length_max) }),
  output: accountRecord,
  access: platformStaff,
  refuses: ['not_found', 'state_changed', 'second_person_needed'],
  example: { input: { user_id: 12, reason: '手机遗失' }, output: accountExamples.record },
});
