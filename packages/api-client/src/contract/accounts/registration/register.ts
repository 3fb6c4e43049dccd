import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { line, personName, requiredLine } from '../../fields.js';

const common = {
  username: requiredLine(limits.username_length_max),
  /** Of the candidate, or of the person to talk to in the unit. */
  name: personName,
  password: z.string().min(1, 'required').max(limits.staff_password_length_max, 'too_long'),
  email: line(limits.email_length_max).default(''),
};

/**
 * Creates a candidate's account, which is signed in at once, or applies for the account of a unit, which waits for
 * approval. The phone is the proven one. The server decides role and status.
 */
export const register = endpoint('user/register', {
  summary: 'Register as a candidate, or apply for the account of a unit',
  input: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('candidate'), ...common }),
    z.strictObject({
      kind: z.literal('unit'),
      ...common,
      com_name: requiredLine(limits.com_name_length_max),
      /** The unified social credit code. */
      com_code: requiredLine(limits.com_code_length_max),
    }),
  ]),
  output: z.object({ username: z.string(), status: z.enum(['approved', 'pending']) }),
  access: { to: 'ticket', purpose: 'register' },
  refuses: ['phone_unproven', 'already_registered', 'too_many'],
  example: {
    input: {
      kind: 'unit',
      username: 'hongqiao',
      name: '周敏',
      password: 'river-stone-42',
      email: 'office@hongqiao.example.com',
      com_name: '虹桥职业培训学校',
      com_code: '91350100M000100Y43',
    },
    output: { username: 'hongqiao', status: 'pending' },
  },
});
