import { CertificateListPage } from './certificate-list-page.js';
import { useCertificateColumns } from './use-certificate-columns.js';
import { useCertificateLists } from './use-certificate-lists.js';

/** The certificates of the active class's candidates. */
export function CertificateListsScreen() {
  const list = useCertificateLists();
  const columns = useCertificateColumns();
  return (
    <CertificateListPage
      kind="candidate"
      list={list}
      columns={columns}
      registers
      rowId={({ enrolment_id, certificate_id }) => String(certificate_id ?? enrolment_id)}
    />
  );
}
