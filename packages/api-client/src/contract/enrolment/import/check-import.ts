import { importLimits } from '@skillcert/core';
import { z } from 'zod';
import { enrollType, studyType } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { dayOrder, id } from '../../fields.js';
import { headRow } from '../../sheet-look.js';
import { importColumn, importDesk, importExamples, importRecord } from './import-record.js';

const { class_id, import_id, rows } = importExamples.record;

/**
 * Sets the columns and starts the check of every row by the rules of an enrolment, without enrolling anybody; the
 * answer does not wait for the end. Columns that a person renamed are remembered for the caller's next sheet with
 * the same heads.
 */
export const checkImport = endpoint('enrolment/checkImport', {
  summary: 'Check the rows of an import',
  input: z.strictObject({
    class_id: id,
    import_id: id,
    head_row: headRow,
    /** One for each column of the sheet; every field at most once. */
    columns: z.array(importColumn).min(1, 'required').max(importLimits.columns_max, 'too_big'),
    enroll_type: enrollType,
    study_type: studyType,
    /** The order in which ambiguous days are read. Required (`day_order`) only if the sheet itself does not show it. */
    day_order: dayOrder.optional(),
  }),
  output: importRecord,
  access: importDesk,
  writes: 'import',
  refuses: ['not_found', 'transition_refused', 'import_refused'],
  example: {
    input: {
      class_id,
      import_id,
      columns: ['name', 'id_card', ''],
      enroll_type: 'organization',
      study_type: 'online',
    },
    output: {
      ...importExamples.record,
      status: 'checking',
      rows: { ...rows, read: 120, good: 0, wrong: 0, double: 0 },
      events: ['drop'],
    },
  },
});
