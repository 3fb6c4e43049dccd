import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { timelineEntry } from '../timeline.js';
import { accountExamples, accountRecord } from './account-record.js';

/** One account with its history. */
export const fetchUserById = endpoint('user/fetchUserById', {
  summary: 'One account with its timeline',
  input: z.strictObject({ user_id: id }),
  output: accountRecord.extend({ timeline: z.array(timelineEntry) }),
  access: accountKeepers,
  refuses: ['not_found'],
  example: {
    input: { user_id: 12 },
    output: {
      ...accountExamples.record,
      timeline: [
        {
          at: '2026-01-05T02:00:00Z',
          by: '陈思远',
          action: 'create',
          from: null,
          to: 'pending',
          reason: null,
        },
      ],
    },
  },
});
