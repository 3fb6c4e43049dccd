import type { AnyInvoiceRow } from '@skillcert/api-client';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { readRecord, recordText } from '../../../../lists/record-of-class.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { invoiceFiltersOf } from '../lists/invoice-filters-of.js';

/** The invoices of all classes: their page from the server, their filters in the address, and the one that is open. */
export const useAllInvoices = () => {
  const url = useListUrl(['created_at'] as const, 'created_at');
  const { narrowed, ...filters } = invoiceFiltersOf(url);
  const asked = { order: url.order, ...narrowed };

  const query = useCallQuery(
    'payment/fetchAllInvoices',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    ...filters,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    file: {
      name: 'invoices',
      asked,
      take: (how, options) => call('payment/exportAllInvoices', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openOne: readRecord(url.filter('invoice')),
    open: ({ class_id, invoice_id: id }: AnyInvoiceRow) => url.show('invoice', recordText({ class_id, id })),
    close: () => url.show('invoice', undefined),
  };
};
