import type { TeacherRow } from '@skillcert/api-client/contract';
import type { RowCells } from '../../../platform/documents/export-rows.js';

/** The columns of a file of a class's teachers' certificates. */
export const teacherCells: RowCells<TeacherRow> = [
  ['certificate_no', (row) => row.certificate_no],
  ['name', (row) => row.name],
  ['unit', (row) => row.unit_name],
  ['lessons', (row) => row.lessons, 'count'],
  ['minutes_taught', (row) => row.minutes, 'count'],
  ['status', (row, { words }) => words(`certificate.status.${row.status}`)],
  ['prepared_by', (row) => row.prepared_by],
  ['issued_at', (row, { minute }) => minute(row.issued_at)],
  ['replaces', (row) => row.replaces],
  ['replaced_by', (row) => row.replaced_by],
];
