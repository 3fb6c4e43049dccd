import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { linkHolders, linkListFilters } from './fetch-link-lists.js';

/**
 * The links that the list shows under the same filters, as CSV or XLSX in the caller's language: at most 10,000, nothing in it a formula.
 * Every export leaves an audit record with its purpose.
 */
export const exportLinkLists = endpoint('promotion/exportLinkLists', {
  summary: 'Own enrolment links and their results as a file',
  input: z.strictObject({ ...linkListFilters, ...asFile }),
  output: listFile,
  access: linkHolders,
  answers: 'table',
  refuses: ['export_too_big', 'too_many'],
  example: {
    input: { purpose: '季度汇报' },
    output: exampleFile('links', '班次,已提交,已通过', '2026年第四期（三级）上海班,31,22'),
  },
});
