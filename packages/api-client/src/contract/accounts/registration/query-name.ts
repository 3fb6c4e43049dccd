import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/** The known facts about the proven phone, so that nobody registers twice or with another person's number. */
export const queryName = endpoint('user/queryName', {
  summary: 'The masked name that belongs to the proven phone',
  input: z.strictObject({}),
  output: z.object({
    phone_masked: z.string(),
    /** Of the account, else of the newest enrolment; null where the phone has neither. */
    name_masked: z.string().nullable(),
    has_account: z.boolean(),
    /** The number of enrolments that the account would show. */
    enrolments: z.number().int(),
  }),
  access: { to: 'ticket', purpose: 'register' },
  refuses: ['phone_unproven'],
  example: {
    input: {},
    output: { phone_masked: '138****0001', name_masked: '李**', has_account: false, enrolments: 2 },
  },
});
