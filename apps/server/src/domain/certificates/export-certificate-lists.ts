import { exportRows } from '../../platform/documents/export-rows.js';
import { handle } from '../../platform/http/calls/handle.js';
import { certificateCells } from './certificate-cells.js';
import { listCertificates } from './list-certificates.js';

export const exportCertificateLists = handle('certificate/exportCertificateLists', (call) => {
  const { caller, services } = call;
  return exportRows(call, {
    of: 'certificate_list',
    cells: certificateCells,
    idOf: ({ certificate_id, enrolment_id }) => certificate_id ?? enrolment_id,
    list: (tx, filters, searcher) =>
      listCertificates(tx, filters, { ...searcher, caller, exam: services.exam }),
  });
});
