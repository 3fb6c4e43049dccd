import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { xlsxSheet } from '../../export.js';
import { id } from '../../fields.js';
import { importDesk, importExamples } from './import-record.js';

const { class_id, import_id } = importExamples.record;

/**
 * The sheet of an import with one more column for the faults of each row, to be corrected and sent again; after the
 * import ran, only the rows that were not enrolled. With `of`, the files of the archive that were not used, and
 * why. Without an import, an empty sheet to fill in. It shows identity numbers and phones as they were sent, so
 * each look leaves an audit record.
 */
export const fetchImportSheet = endpoint('enrolment/fetchImportSheet', {
  summary: 'The report of an import, or an empty sheet, as XLSX',
  input: z.strictObject({
    class_id: id,
    import_id: id.optional(),
    /** Lists the archive's files that match nobody's photo, instead of the rows. */
    of: z.literal('photos').optional(),
  }),
  output: xlsxSheet,
  access: importDesk,
  answers: 'xlsx',
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id, import_id },
    output: { name: 'import-2026-11-21.xlsx', bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]) },
  },
});
