import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { bankLineExample } from './bank-line.js';

/**
 * Sets lines aside that are no payment of ours, for example interest, with the reason; without one, takes them back
 * to the open ones.
 */
export const setBankLinesAside = endpoint('payment/setBankLinesAside', {
  summary: 'Set lines of a bank statement aside, or take them back',
  input: z.strictObject({
    line_ids: z.array(id).min(1, 'required').max(limits.bank_lines_page_max, 'too_big'),
    /** Empty to take them back. */
    reason: reasonText,
  }),
  output: z.object({ changed: z.int() }),
  access: platformStaff,
  /** If one of them is a payment, or is set aside already. */
  refuses: ['state_changed'],
  example: { input: { line_ids: [bankLineExample.line_id], reason: '结息' }, output: { changed: 1 } },
});
