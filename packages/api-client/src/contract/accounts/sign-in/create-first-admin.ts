import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, personName, requiredLine } from '../../fields.js';

/** Creates the first administrator of an empty installation, once, with the one-time link printed at the start. */
export const createFirstAdmin = endpoint('user/createFirstAdmin', {
  summary: 'Create the first administrator with the one-time link of an empty start',
  input: z.strictObject({
    setup_token: requiredLine(limits.token_length_max),
    username: requiredLine(limits.username_length_max),
    name: personName,
    password: z.string().min(1, 'required').max(limits.staff_password_length_max, 'too_long'),
  }),
  output: z.object({ user_id: id }),
  access: { to: 'anyone' },
  refuses: ['not_found', 'too_many'],
  example: {
    input: {
      setup_token: 'n0tAR3alT0kenButOfTheSameLengthAsOne0000000',
      username: 'chiefadmin',
      name: '王建国',
      password: 'river-stone-42',
    },
    output: { user_id: 1 },
  },
});
