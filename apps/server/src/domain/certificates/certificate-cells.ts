import type { CertificateRow } from '@skillcert/api-client/contract';
import type { RowCells } from '../../platform/documents/export-rows.js';

/** The columns of a file of a class's certificates. */
export const certificateCells: RowCells<CertificateRow> = [
  ['certificate_no', (row) => row.certificate_no],
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['unit', (row) => row.unit_name],
  ['status', (row, { words }) => words(`certificate.status.${row.status}`)],
  ['prepared_by', (row) => row.prepared_by],
  ['issued_at', (row, { minute }) => minute(row.issued_at)],
  ['replaces', (row) => row.replaces],
  ['replaced_by', (row) => row.replaced_by],
  ['registry', (row, { words }) => row.registry && words(`registry.status.${row.registry}`)],
  ['registry_fault', (row) => row.registry_fault],
];
