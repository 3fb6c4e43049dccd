import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { exportPurpose, xlsxSheet } from '../../export.js';
import { id } from '../../fields.js';
import { month } from './settlement-record.js';

/**
 * The statement of a unit, or of the programme if none is named, for a month: a line for each class and rule, and
 * their sum. The statements of a month together are its ledger, to the cent. Each leaves an audit record with its
 * purpose.
 */
export const exportSettlement = endpoint('payment/exportSettlement', {
  summary: 'A settlement statement as XLSX or PDF',
  input: z.strictObject({
    month,
    unit_id: id.optional(),
    format: z.enum(['xlsx', 'pdf']).default('xlsx'),
    ...exportPurpose,
  }),
  output: xlsxSheet,
  access: platformStaff,
  answers: 'xlsx',
  refuses: ['too_many', 'busy'],
  example: {
    input: { month: '2026-10', unit_id: 3, purpose: '十月结算' },
    output: { name: 'settlement-2026-10.xlsx', bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]) },
  },
});
