import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';

/** Whether a text is a unified social credit code, and to the platform's staff whether a unit has it already. */
export const checkComZuzhi = endpoint('user/checkComZuzhi', {
  summary: 'Check a unit’s credit code',
  input: z.strictObject({ com_code: requiredLine(limits.com_code_length_max) }),
  output: z.object({
    valid: z.boolean(),
    /** Null if the session may not know it; one's own code is never free. */
    free: z.boolean().nullable(),
    unit: z.object({ unit_id: id, com_name: z.string() }).nullable(),
  }),
  access: { to: 'session' },
  refuses: ['must_change_password', 'must_enrol_factor'],
  example: {
    input: { com_code: '51310000MJ4901234M' },
    output: { valid: true, free: false, unit: { unit_id: 3, com_name: '华东职业能力评价协会' } },
  },
});
