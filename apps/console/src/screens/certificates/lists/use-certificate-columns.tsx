import type { CertificateRow } from '@skillcert/api-client';
import type { Column } from '@skillcert/ui';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { RegistryStatusBadge } from '../registry/registry-status-badge.js';
import { useSharedColumns } from './use-shared-columns.js';

/** The columns of the certificates of candidates. */
export const useCertificateColumns = (): readonly Column<CertificateRow>[] => {
  const { t } = useWords();
  const { number, rest } = useSharedColumns();
  return [
    {
      id: 'enrol_no',
      header: t('certificates.candidate'),
      card: 'title',
      sortable: true,
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    number,
    ...rest,
    {
      id: 'registry',
      header: t('certificates.registry.heading'),
      cell: ({ registry }) => (registry ? <RegistryStatusBadge status={registry} /> : t('common.none')),
    },
  ];
};
