import { importLimits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { invoiceSheetExamples } from './invoice-sheet-record.js';

/**
 * Takes one part of an archive (ZIP) of invoices, each a PDF, an OFD or a picture whose name contains the number of
 * the invoice, the enrolment or the request. Parts are sent in order, each of 2 MiB but the last; a repeated one
 * replaces itself. Once complete, the archive takes the place of an earlier one. Where another archive is begun
 * meanwhile, the parts of the first are refused.
 */
export const uploadInvoicePapers = endpoint('payment/uploadInvoicePapers', {
  summary: 'Send a part of an archive of invoices',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    sheet_id: z.coerce.number().pipe(id),
    /** Bytes of the whole archive. */
    size: z.coerce.number().int().min(1, 'required').max(importLimits.photos_bytes_max, 'too_big'),
    /** Bytes before this part. */
    at: z.coerce.number().int().min(0).multipleOf(importLimits.part_bytes),
  }),
  /** The number of papers; null until the archive is complete. */
  output: z.object({ papers: z.int().nullable() }),
  access: moneyDesk,
  writes: 'invoice',
  body: 'bytes',
  refuses: ['not_found', 'import_refused', 'sheet_started', 'state_changed', 'too_large', 'too_many'],
  example: {
    input: {
      class_id: invoiceSheetExamples.class_id,
      sheet_id: invoiceSheetExamples.sheet.sheet_id,
      size: 1_048_576,
      at: 0,
    },
    output: { papers: 298 },
  },
});
