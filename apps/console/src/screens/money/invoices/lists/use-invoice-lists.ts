import type { InvoiceRow } from '@skillcert/api-client';
import { moneyColumns } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../../shell/use-required-class.js';
import { invoiceFiltersOf } from './invoice-filters-of.js';

/** The invoices of the active class: their page from the server, their filters in the address, and the open one. */
export const useInvoiceLists = () => {
  const { class_id } = useRequiredClass();
  // Waiting ones come first, the longest wait on top.
  const url = useListUrl(moneyColumns, 'to_do', 'asc');
  const { narrowed, ...filters } = invoiceFiltersOf(url);
  const asked = { class_id, sort: url.column, order: url.order, ...narrowed };

  const query = useCallQuery(
    'payment/fetchInvoiceLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );

  return {
    class_id,
    url,
    ...filters,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    file: {
      name: 'invoices',
      asked,
      take: (how, options) => call('payment/exportInvoiceLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('invoice')) || undefined,
    open: (row: Pick<InvoiceRow, 'invoice_id'>) => url.show('invoice', row.invoice_id),
    close: () => url.show('invoice', undefined),
  };
};
