import { scoreReaders } from '../access.js';
import { listExport } from '../export.js';
import { certificateExamples } from './certificate-record.js';
import { certificateListFilters } from './fetch-certificate-lists.js';

/** The certificates that the list of a class shows, with who may have one and has none yet. */
export const exportCertificateLists = listExport('certificate/exportCertificateLists', {
  summary: 'The certificates of a class as a file',
  filters: certificateListFilters,
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: certificateExamples.class_id, status: 'valid', purpose: '证书发放' },
    file: ['certificates', '证书编号,姓名,状态', 'S000131000001263000058,李晓明,有效'],
  },
});
