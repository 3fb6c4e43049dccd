import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { certificateExamples } from './certificate-record.js';
import { certificateListFilters } from './fetch-certificate-lists.js';

/**
 * The certificates that the list of a class shows under the same filters, with who may have one and has none yet, as CSV or XLSX in the caller's language: at most 10,000, nothing in
 * it a formula. Every export leaves an audit record with its purpose.
 */
export const exportCertificateLists = endpoint('certificate/exportCertificateLists', {
  summary: 'The certificates of a class as a file',
  input: z.strictObject({ ...certificateListFilters, ...asFile }),
  output: listFile,
  access: scoreReaders,
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: certificateExamples.class_id, status: 'valid', purpose: '证书发放' },
    output: exampleFile('certificates', '证书编号,姓名,状态', 'S000131000001263000058,李晓明,有效'),
  },
});
