import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { PaymentsToDo } from '../lists/payments-to-do.js';
import { usePaymentFilters } from '../lists/use-payment-filters.js';
import { usePaymentListRow } from '../lists/use-payment-list-row.js';
import { ManyButtons } from '../many/many-buttons.js';
import { useMany } from '../many/use-many.js';
import { useAllPaymentColumns } from './use-all-payment-columns.js';
import { useAllPayments } from './use-all-payments.js';

const PaymentDrawer = lazy(async () => ({
  default: (await import('../detail/payment-drawer.js')).PaymentDrawer,
}));

const ManyDialog = lazy(async () => ({
  default: (await import('../many/many-dialog.js')).ManyDialog,
}));

const StatementDrawer = lazy(async () => ({
  default: (await import('../statement/statement-drawer.js')).StatementDrawer,
}));

/**
 * The payments of every class; one click opens the proof and the decision, and many chosen ones are decided at
 * once.
 */
export function AllPaymentsScreen() {
  const { t } = useWords();
  const list = useAllPayments();
  const columns = useAllPaymentColumns();
  const row = usePaymentListRow(list.open);
  const filters = usePaymentFilters(t('payments.search_all'));
  const many = useMany(list.rows);
  const { openOne } = list;
  const [reconciling, setReconciling] = useState(false);
  return (
    <ScreenPage>
      <PaymentsToDo
        toDo={list.toDo}
        refundsToDo={list.refundsToDo}
        order={list.url.order === 'desc' && t('payments.order_newest')}
      />
      <FullList
        {...row}
        list={list}
        columns={columns}
        filters={filters}
        selection={many.selection}
        onSelectionChange={many.choose}
        bulkActions={<ManyButtons many={many} />}
        actions={<Button onClick={() => setReconciling(true)}>{t('payments.bank_open')}</Button>}
      />
      {many.asking && (
        <Suspense>
          <ManyDialog event={many.asking} many={many} />
        </Suspense>
      )}
      {reconciling && (
        <Suspense>
          <StatementDrawer onClose={() => setReconciling(false)} />
        </Suspense>
      )}
      {openOne && (
        <Suspense>
          <PaymentDrawer
            key={openOne.id}
            classId={openOne.class_id}
            paymentId={openOne.id}
            onClose={list.close}
          />
        </Suspense>
      )}
    </ScreenPage>
  );
}
