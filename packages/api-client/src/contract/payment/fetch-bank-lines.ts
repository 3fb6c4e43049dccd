import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { listOf, page } from '../fields.js';
import { bankLine, bankLineExample } from './bank-line.js';

/** The lines of bank statements, newest first: those that no payment was found for yet, or those that are one. */
export const fetchBankLines = endpoint('payment/fetchBankLines', {
  summary: 'Lines of bank statements',
  input: z.strictObject({ ...page, matched: z.boolean().default(false) }),
  output: listOf(bankLine),
  access: platformStaff,
  example: { input: { page: 1, limit: 20 }, output: { items: [bankLineExample], total: 1 } },
});
