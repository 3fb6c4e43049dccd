import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { line, moment } from '../fields.js';

/**
 * The newest messages of the local outbox, to one phone if it is given. The call exists in demo mode only;
 * elsewhere it is an unknown path.
 */
export const fetchOutbox = endpoint('demo/fetchOutbox', {
  method: 'GET',
  summary: 'Messages that a real gateway would have sent (demo mode only)',
  input: z.strictObject({ phone_masked: line(limits.phone_length_max).optional() }),
  output: z.object({
    items: z.array(z.object({ at: moment, phone_masked: z.string(), text: z.string() })),
  }),
  access: { to: 'anyone' },
  example: {
    input: { phone_masked: '138****0001' },
    output: {
      items: [
        {
          at: '2026-11-05T06:18:40Z',
          phone_masked: '138****0001',
          text: '【SkillCert】验证码 204816，5分钟内有效。',
        },
      ],
    },
  },
});
