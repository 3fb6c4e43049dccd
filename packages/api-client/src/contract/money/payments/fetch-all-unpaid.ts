import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, page, searchText } from '../../fields.js';
import { payeeFilters } from './payee-groups.js';
import { unpaidExample, unpaidList } from './unpaid.js';

/**
 * The enrolments of all classes that are not over, or of one of them, whose fee is neither paid nor declared; with
 * `declared_too` also those for whom a transfer of exactly the fee is declared: a line of the bank may be theirs.
 */
export const fetchAllUnpaid = endpoint('payment/fetchAllUnpaid', {
  summary: 'Enrolments of all classes that nobody has paid for',
  input: z.strictObject({
    ...page,
    /** As many as one line of the bank can pay for. */
    limit: z.number().int().min(1).max(limits.bank_line_people_max).default(limits.page_size_default),
    ...payeeFilters,
    class_id: id.optional(),
    search: searchText.optional(),
    declared_too: z.boolean().default(false),
  }),
  output: unpaidList,
  access: platformStaff,
  example: { input: { page: 1, limit: 20 }, output: unpaidExample },
});
