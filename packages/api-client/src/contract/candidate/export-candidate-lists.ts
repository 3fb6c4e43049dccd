import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { exportFormat, exportPurpose, listFile } from '../export.js';
import { candidateListFilters } from './fetch-candidate-lists.js';

/**
 * The candidates that the list shows under the same filters, all pages of it, as CSV or XLSX in the caller's language: at most 10,000, phones and identity
 * numbers masked, nothing in it a formula. Every export leaves an audit record with its purpose.
 */
export const exportCandidateLists = endpoint('candidate/exportCandidateLists', {
  summary: 'The candidates across all classes as a file',
  input: z.strictObject({ ...candidateListFilters, ...exportFormat, ...exportPurpose }),
  output: listFile,
  access: platformStaff,
  answers: 'table',
  refuses: ['export_too_big', 'too_many'],
  example: {
    input: { status: ['approved'], purpose: '年度考生情况汇总' },
    output: {
      name: 'candidates-2026-11-22.csv',
      lines: (async function* () {
        yield '姓名,证件号码\r\n';
        yield '李晓明,1101**********002X\r\n';
      })(),
    },
  },
});
