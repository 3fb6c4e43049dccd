import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { candidateListFilters } from './fetch-candidate-lists.js';

/**
 * The candidates that the list shows under the same filters, all pages of it, as CSV or XLSX in the caller's language: at most 10,000, phones and identity
 * numbers masked, nothing in it a formula. Every export leaves an audit record with its purpose.
 */
export const exportCandidateLists = endpoint('candidate/exportCandidateLists', {
  summary: 'The candidates across all classes as a file',
  input: z.strictObject({ ...candidateListFilters, ...asFile }),
  output: listFile,
  access: platformStaff,
  answers: 'table',
  refuses: ['export_too_big', 'too_many'],
  example: {
    input: { status: ['approved'], purpose: '年度考生情况汇总' },
    output: exampleFile('candidates', '姓名,证件号码', '李晓明,1101**********002X'),
  },
});
