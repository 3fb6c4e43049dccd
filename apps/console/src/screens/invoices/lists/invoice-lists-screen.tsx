import { lazy, Suspense } from 'react';
import { ListTable } from '../../../lists/list-table.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { InvoiceFilters } from './invoice-filters.js';
import { useInvoiceColumns } from './use-invoice-columns.js';
import { useInvoiceListRow } from './use-invoice-list-row.js';
import { useInvoiceLists } from './use-invoice-lists.js';

const InvoiceDrawer = lazy(async () => ({
  default: (await import('../detail/invoice-drawer.js')).InvoiceDrawer,
}));

/** The invoices of the active class; one click opens what is to be issued and the next step. */
export function InvoiceListsScreen() {
  const list = useInvoiceLists();
  const columns = useInvoiceColumns();
  const row = useInvoiceListRow(list.open);

  return (
    <ScreenPage>
      <InvoiceFilters list={list} />
      <ListTable list={list} columns={columns} {...row} />
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
