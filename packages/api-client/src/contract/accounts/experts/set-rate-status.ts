import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { accountExamples, accountRecord, rateStatus } from '../account-record.js';

/** Rates an account's work; an empty status takes the rating back. */
export const setRateStatus = endpoint('user/setRateStatus', {
  summary: 'Rate an account',
  input: z.strictObject({ user_id: id, status: rateStatus }),
  output: accountRecord,
  access: platformStaff,
  refuses: ['not_found'],
  example: {
    input: { user_id: 12, status: 'qualified' },
    output: accountExamples.record,
  },
});
