import type { PaymentRow } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { ManyButtons } from '../many/many-buttons.js';
import { useMany } from '../many/use-many.js';
import { useUnpaidCount } from '../unpaid/use-unpaid.js';
import { PaymentsToDo } from './payments-to-do.js';
import { usePaymentColumns } from './use-payment-columns.js';
import { usePaymentFilters } from './use-payment-filters.js';
import { usePaymentListRow } from './use-payment-list-row.js';
import { usePaymentLists } from './use-payment-lists.js';

const PaymentDrawer = lazy(async () => ({
  default: (await import('../detail/payment-drawer.js')).PaymentDrawer,
}));

const ManyDialog = lazy(async () => ({
  default: (await import('../many/many-dialog.js')).ManyDialog,
}));

const RequestInvoiceDialog = lazy(async () => ({
  default: (await import('../../invoices/request/request-invoice-dialog.js')).RequestInvoiceDialog,
}));

const UnpaidDrawer = lazy(async () => ({
  default: (await import('../unpaid/unpaid-drawer.js')).UnpaidDrawer,
}));

const GroupDrawer = lazy(async () => ({
  default: (await import('../group/group-drawer.js')).GroupDrawer,
}));

/**
 * Payments of the active class, and its unpaid candidates. One click opens the proof and the decision, many chosen
 * ones are decided at once or put on one invoice, and one payment is for many candidates.
 */
export function PaymentListsScreen() {
  const { t } = useWords();
  const list = usePaymentLists();
  const columns = usePaymentColumns<PaymentRow>();
  const row = usePaymentListRow<PaymentRow>(list.open);
  const filters = usePaymentFilters(t('payments.search'));
  const many = useMany(list.rows);
  const [asking, setAsking] = useState<'invoice' | 'group'>();
  const unpaid = useUnpaidCount(list.class_id);
  const stopAsking = () => setAsking(undefined);

  return (
    <ScreenPage
      actions={
        list.state !== 'refused' && (
          <>
            <Button onClick={() => list.url.show('show', 'unpaid')}>
              {t('payments.unpaid_open', { count: unpaid })}
            </Button>
            <Button onClick={() => setAsking('group')}>{t('payments.group_open')}</Button>
          </>
        )
      }
    >
      <PaymentsToDo
        toDo={list.toDo}
        refundsToDo={list.refundsToDo}
        order={list.url.column === 'to_do' && t('payments.order_to_do')}
      />
      <FullList
        {...row}
        filters={filters}
        list={list}
        columns={columns}
        selection={many.selection}
        onSelectionChange={many.choose}
        bulkActions={
          <>
            <ManyButtons many={many} />
            <Button size="small" onClick={() => setAsking('invoice')}>
              {t('invoices.request')}
            </Button>
          </>
        }
      />
      {many.asking && (
        <Suspense>
          <ManyDialog event={many.asking} many={many} />
        </Suspense>
      )}
      {asking === 'invoice' && (
        <Suspense>
          <RequestInvoiceDialog
            paymentIds={[...many.selection].map(Number)}
            onClose={stopAsking}
            onAsked={() => many.choose(new Set())}
          />
        </Suspense>
      )}
      {asking === 'group' && (
        <Suspense>
          <GroupDrawer
            classId={list.class_id}
            onClose={stopAsking}
            onStarted={(payment_id) => {
              stopAsking();
              list.open({ payment_id });
            }}
          />
        </Suspense>
      )}
      {list.showsUnpaid && (
        <Suspense>
          <UnpaidDrawer classId={list.class_id} onClose={() => list.url.show('show', undefined)} />
        </Suspense>
      )}
      {list.openId !== undefined && (
        <Suspense>
          <PaymentDrawer
            key={list.openId}
            classId={list.class_id}
            paymentId={list.openId}
            onClose={list.close}
          />
        </Suspense>
      )}
    </ScreenPage>
  );
}
