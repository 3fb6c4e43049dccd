import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, line } from '../../fields.js';
import { candidateAccountRow, candidateAccountStatus, candidateExamples } from './candidate-record.js';

/**
 * Freezes an account of a candidate, with a reason, or activates it again. A frozen account is signed out at once
 * and cannot sign in; its enrolments stay, and a code to the phone still proves it.
 */
export const setAccountStatus = endpoint('candidate/setAccountStatus', {
  summary: 'Freeze or activate an account of a candidate',
  input: z.strictObject({
    candidate_id: id,
    status: candidateAccountStatus,
    refuse_content: line(limits.short_reason_length_max).default(''),
  }),
  output: candidateAccountRow.omit({ enrolments: true }),
  access: platformStaff,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { candidate_id: 41, status: 'frozen', refuse_content: '冒用他人手机号' },
    output: {
      ...candidateExamples.account,
      status: 'frozen',
      refuse_content: '冒用他人手机号',
      created_at: '2026-11-05T06:10:00.000Z',
    },
  },
});
