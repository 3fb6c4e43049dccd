import type { AnyInvoiceRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { InvoicesToDo } from '../lists/invoices-to-do.js';
import { useInvoiceColumns } from '../lists/use-invoice-columns.js';
import { useInvoiceFilters } from '../lists/use-invoice-filters.js';
import { useInvoiceListRow } from '../lists/use-invoice-list-row.js';
import { useAllInvoices } from './use-all-invoices.js';

const InvoiceDrawer = lazy(async () => ({
  default: (await import('../detail/invoice-drawer.js')).InvoiceDrawer,
}));

/** The columns of a class's invoices, and the class after the title; only the time orders a list of all classes. */
const useColumns = (): readonly Column<AnyInvoiceRow>[] => {
  const { t } = useWords();
  const [title, ...rest] = useInvoiceColumns<AnyInvoiceRow>();
  return [
    ...(title ? [title] : []),
    {
      id: 'class',
      header: t('invoices.class'),
      cell: ({ class_name }) => <Text truncate>{class_name}</Text>,
    },
    ...rest.map((column) => ({ ...column, sortable: column.id === 'created_at' })),
  ];
};

/** The invoices of every class; one click opens the details and the next step. */
export function AllInvoicesScreen() {
  const { t } = useWords();
  const list = useAllInvoices();
  const columns = useColumns();
  const row = useInvoiceListRow(list.open);
  const filters = useInvoiceFilters();
  const { openOne } = list;
  return (
    <ScreenPage>
      <InvoicesToDo toDo={list.toDo} order={list.url.order === 'desc' && t('invoices.order_newest')} />
      <FullList list={list} columns={columns} filters={filters} {...row} />
      {openOne && (
        <Suspense>
          <InvoiceDrawer
            key={openOne.id}
            classId={openOne.class_id}
            invoiceId={openOne.id}
            onClose={list.close}
          />
        </Suspense>
      )}
    </ScreenPage>
  );
}
