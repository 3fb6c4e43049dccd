import { lazy, Suspense } from 'react';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { InvoicesToDo } from './invoices-to-do.js';
import { useInvoiceColumns } from './use-invoice-columns.js';
import { useInvoiceFilters } from './use-invoice-filters.js';
import { useInvoiceListRow } from './use-invoice-list-row.js';
import { useInvoiceLists } from './use-invoice-lists.js';

const InvoiceDrawer = lazy(async () => ({
  default: (await import('../detail/invoice-drawer.js')).InvoiceDrawer,
}));

/** The invoices of the active class; one click opens what is to be issued and the next step. */
export function InvoiceListsScreen() {
  const { t } = useWords();
  const list = useInvoiceLists();
  const columns = useInvoiceColumns();
  const row = useInvoiceListRow(list.open);
  const filters = useInvoiceFilters();

  return (
    <ScreenPage>
      <InvoicesToDo toDo={list.toDo} order={list.url.column === 'to_do' && t('invoices.order_to_do')} />
      <FullList list={list} columns={columns} filters={filters} {...row} />
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
    </ScreenPage>
  );
}
