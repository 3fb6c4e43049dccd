import { Card, DataTable } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { refusalText } from '../../../../lists/refusal-text.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAllPaymentColumns } from '../all/use-all-payment-columns.js';

const shown = 10;
const columnsShown = ['name', 'class', 'amount_cents', 'created_at'];

/** The rest on our side: declared transfers that are on no statement yet, the oldest first. */
export function WaitingPayments() {
  const { t } = useWords();
  const [page, setPage] = useState(1);
  const columns = useAllPaymentColumns()
    .filter(({ id }) => columnsShown.includes(id))
    .map((column) => ({ ...column, sortable: false }));
  const query = useCallQuery(
    'payment/fetchAllPayments',
    { page, limit: shown, order: 'asc', status: ['declared'], method: ['bank_transfer'] },
    { keepLast: true },
  );
  const { items = [], total = 0 } = query.data ?? {};
  const pager = usePager({ page, limit: shown, total, setPage });
  return (
    <Card padding="none">
      <DataTable
        caption={t('payments.bank_view.waiting')}
        columns={columns}
        rows={items}
        rowId={({ payment_id }) => String(payment_id)}
        rowLabel={({ name }) => name}
        state={contentState(query)}
        stateText={refusalText(query)}
        stateTitle={t('payments.empty')}
        onRetry={() => query.refetch()}
        footer={pager}
      />
    </Card>
  );
}
