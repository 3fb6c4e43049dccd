import { exportKinds } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { listOf, page, searchText } from '../../fields.js';
import { exportExample, exportRow } from './export-record.js';

/** The exports of all classes and of none. `search` finds the exporter's name or account name, and the purpose. */
export const fetchExports = endpoint('log/fetchExports', {
  summary: 'Who took which file, and what for',
  input: z.strictObject({
    ...page,
    search: searchText.optional(),
    what: z.enum(exportKinds).optional(),
    /** True for those with phones and identity numbers in full. */
    revealed: z.boolean().optional(),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(exportRow),
  access: platformStaff,
  example: { input: { page: 1, limit: 20 }, output: { items: [exportExample], total: 1 } },
});
