import type { CertificateRow } from '@skillcert/api-client';
import { Card, type Column, DataTable, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { refusalText } from '../../../lists/refusal-text.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { usePager } from '../../../lists/use-pager.js';
import { useWords } from '../../../messages/words-state.js';

const shown = 10;

/** The certificates that the registry refused and that still hold, with their faults. */
export function RefusedLines({ classId }: { readonly classId: number }) {
  const { t } = useWords();
  const [page, setPage] = useState(1);
  const query = useCallQuery(
    'certificate/fetchCertificateLists',
    { class_id: classId, page, limit: shown, sort: 'certificate_no', order: 'asc', registry: 'rejected' },
    { keepLast: true },
  );
  const { items = [], total = 0 } = query.data ?? {};
  const pager = usePager({ page, limit: shown, total, setPage });
  const columns: readonly Column<CertificateRow>[] = [
    {
      id: 'name',
      header: t('certificates.candidate'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'certificate_no',
      header: t('certificates.number'),
      cell: ({ certificate_no }) => <Text tabular>{certificate_no}</Text>,
    },
    {
      id: 'fault',
      header: t('certificates.registry.fault'),
      cell: ({ registry_fault }) => registry_fault,
    },
  ];
  return (
    <Card padding="none">
      <DataTable
        caption={t('certificates.registry.refused')}
        columns={columns}
        rows={items}
        rowId={({ certificate_id }) => String(certificate_id)}
        rowLabel={({ name }) => name}
        state={contentState(query)}
        stateText={refusalText(query)}
        stateTitle={t('certificates.no_match')}
        onRetry={() => query.refetch()}
        footer={pager}
      />
    </Card>
  );
}
