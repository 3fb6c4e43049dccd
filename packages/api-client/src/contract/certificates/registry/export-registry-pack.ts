import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { exportPurpose, xlsxSheet } from '../../export.js';
import { id } from '../../fields.js';
import { certificateExamples } from '../certificate-record.js';
import { registryExamples } from './registry-record.js';

/**
 * The sheet of a pack in the columns of the registry, or, with `only` `rejected`, its refused lines with one more
 * column for the fault that the registry found, to be corrected. It has whole identity numbers, as the registry
 * requires; each leaves an audit record with its purpose. An unsent pack with a certificate that no longer holds is
 * refused.
 */
export const exportRegistryPack = endpoint('certificate/exportRegistryPack', {
  summary: 'A pack for the national registry as XLSX',
  input: z.strictObject({
    class_id: id,
    pack_id: id,
    only: z.enum(['all', 'rejected']).default('all'),
    ...exportPurpose,
  }),
  output: xlsxSheet,
  access: scoreDesk,
  answers: 'xlsx',
  refuses: ['not_found', 'transition_refused', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: certificateExamples.class_id, ...registryExamples.place, purpose: '上传国家证书系统' },
    output: { name: 'registry-C26-0104-1.xlsx', bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]) },
  },
});
