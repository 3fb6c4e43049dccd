import type { CertificateRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { CertificateStatusBadge } from '../certificate-status-badge.js';

/** The columns of the certificates. */
export const useCertificateColumns = (): readonly Column<CertificateRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'enrol_no',
      header: t('certificates.candidate'),
      card: 'title',
      sortable: true,
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'certificate_no',
      header: t('certificates.number'),
      sortable: true,
      cell: ({ certificate_no }) => <Text tabular>{certificate_no ?? t('common.none')}</Text>,
    },
    {
      id: 'status',
      header: t('certificates.state'),
      cell: ({ status }) => <CertificateStatusBadge status={status} />,
    },
    { id: 'prepared_by', header: t('certificates.prepared_by'), cell: ({ prepared_by }) => prepared_by },
    {
      id: 'issued_at',
      header: t('certificates.issued_at'),
      cell: ({ issued_at }) => issued_at && <Text truncate>{minute(issued_at)}</Text>,
    },
    {
      id: 'unit',
      header: t('certificates.unit'),
      cell: ({ unit_name }) => unit_name ?? t('common.none'),
    },
  ];
};
