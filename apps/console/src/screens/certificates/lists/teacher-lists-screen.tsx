import { CertificateListPage } from './certificate-list-page.js';
import { useTeacherColumns } from './use-teacher-columns.js';
import { useTeacherLists } from './use-teacher-lists.js';

/** The certificates of the active class's teachers. */
export function TeacherListsScreen() {
  const list = useTeacherLists();
  const columns = useTeacherColumns();
  return (
    <CertificateListPage
      kind="teacher"
      list={list}
      columns={columns}
      rowId={({ user_id, certificate_id }) => String(certificate_id ?? user_id)}
    />
  );
}
