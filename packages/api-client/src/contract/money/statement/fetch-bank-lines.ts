import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { line, listOf, page } from '../../fields.js';
import { bankLine, bankLineExample } from './bank-line.js';

/**
 * `open` lines are no payment yet. Of them, `sure` ones agree in number, name and amount with somebody who has to pay,
 * `by_other` ones in number and amount while somebody else paid, `by_name` ones in name and amount without a number:
 * one person alone has the name, and the text names nobody else. `named` ones name somebody otherwise, `unnamed` ones
 * name nobody, `perhaps` ones are perhaps there already. `matched` lines are a payment, `aside` ones are none of ours.
 */
export const bankView = z.enum([
  'open',
  'sure',
  'by_other',
  'by_name',
  'named',
  'unnamed',
  'perhaps',
  'matched',
  'aside',
]);

/**
 * The lines of bank statements, newest first. `search` finds a part of payer or text, and an amount as it is
 * written.
 */
export const fetchBankLines = endpoint('payment/fetchBankLines', {
  summary: 'Lines of bank statements',
  input: z.strictObject({
    ...page,
    limit: z.number().int().min(1).max(limits.bank_lines_page_max).default(limits.page_size_default),
    view: bankView.default('open'),
    search: line(limits.bank_search_length_max).default(''),
  }),
  output: listOf(bankLine),
  access: platformStaff,
  example: { input: { page: 1, limit: 20 }, output: { items: [bankLineExample], total: 1 } },
});
