import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { bankLineExample } from './bank-line.js';

/**
 * Declares that lines which may repeat known ones are lines of their own. A line that does repeat another is set
 * aside instead (`payment/setBankLinesAside`).
 */
export const keepBankLines = endpoint('payment/keepBankLines', {
  summary: 'Say that lines are not there already',
  input: z.strictObject({
    line_ids: z.array(id).min(1, 'required').max(limits.bank_lines_page_max, 'too_big'),
  }),
  output: z.object({ changed: z.int() }),
  access: platformStaff,
  /** If one of them does not wait for such a decision (any more). */
  refuses: ['state_changed'],
  example: { input: { line_ids: [bankLineExample.line_id] }, output: { changed: 1 } },
});
