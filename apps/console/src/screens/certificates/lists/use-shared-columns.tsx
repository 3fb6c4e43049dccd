import type { CertificateRow, TeacherRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { CertificateStatusBadge } from '../certificate-status-badge.js';

/** The fields that certificates of both kinds show in a list. */
export type ListedCertificate = Pick<CertificateRow, keyof CertificateRow & keyof TeacherRow>;

/** The columns that lists of certificates of both kinds have, by their place in them. */
export const useSharedColumns = () => {
  const { t } = useWords();
  const { minute } = useFormats();
  const number: Column<ListedCertificate> = {
    id: 'certificate_no',
    header: t('certificates.number'),
    sortable: true,
    cell: ({ certificate_no }) => <Text tabular>{certificate_no ?? t('common.none')}</Text>,
  };
  const rest: readonly Column<ListedCertificate>[] = [
    {
      id: 'status',
      header: t('certificates.state'),
      cell: (row) => <CertificateStatusBadge {...row} />,
    },
    { id: 'prepared_by', header: t('certificates.prepared_by'), cell: ({ prepared_by }) => prepared_by },
    {
      id: 'issued_at',
      header: t('certificates.issued_at'),
      cell: ({ issued_at }) => issued_at && <Text>{minute(issued_at)}</Text>,
    },
    {
      id: 'unit',
      header: t('certificates.unit'),
      cell: ({ unit_name }) => unit_name ?? t('common.none'),
    },
  ];
  return { number, rest };
};
