import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { ClassNote } from '../../../../shell/class-note.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { useClassAccepts } from '../../../../shell/use-class-accepts.js';
import { InvoicesToDo } from './invoices-to-do.js';
import { useInvoiceColumns } from './use-invoice-columns.js';
import { useInvoiceFilters } from './use-invoice-filters.js';
import { useInvoiceListRow } from './use-invoice-list-row.js';
import { useInvoiceLists } from './use-invoice-lists.js';

const InvoiceDrawer = lazy(async () => ({
  default: (await import('../detail/invoice-drawer.js')).InvoiceDrawer,
}));

const InvoiceSheetDrawer = lazy(async () => ({
  default: (await import('../sheet/invoice-sheet-drawer.js')).InvoiceSheetDrawer,
}));

/** The invoices of the active class; one click opens the details and the next step. */
export function InvoiceListsScreen() {
  const { t } = useWords();
  const list = useInvoiceLists();
  const columns = useInvoiceColumns();
  const row = useInvoiceListRow(list.open);
  const filters = useInvoiceFilters();
  const [hasSheet, setSheet] = useState(false);
  const { status } = useClassAccepts();
  // The fees of a cancelled class go back, so nobody asks for an invoice there any more.
  const isCancelled = status === 'cancelled';

  return (
    <ScreenPage>
      <ClassNote status={status} taken={!isCancelled} />
      <InvoicesToDo toDo={list.toDo} order={list.url.column === 'to_do' && t('invoices.order_to_do')} />
      <FullList
        list={list}
        invites={!isCancelled}
        columns={columns}
        filters={filters}
        actions={<Button onClick={() => setSheet(true)}>{t('invoices.sheet.title')}</Button>}
        {...row}
      />
      {list.openId !== undefined && (
        <Suspense>
          <InvoiceDrawer
            key={list.openId}
            classId={list.class_id}
            invoiceId={list.openId}
            onClose={list.close}
          />
        </Suspense>
      )}
      {hasSheet && (
        <Suspense>
          <InvoiceSheetDrawer classId={list.class_id} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </ScreenPage>
  );
}
