import type { InputOf, InvoiceRow } from '@skillcert/api-client';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { invoiceFiltersOf } from './invoice-filters-of.js';

type Filters = InputOf<'payment/fetchInvoiceLists'>;

const columns = ['created_at', 'updated_at', 'amount_cents'] as const satisfies Filters['sort'][];

/** The invoices of the active class: their page from the server, their filters in the address, and the one that is open. */
export const useInvoiceLists = () => {
  const { class_id } = useRequiredClass();
  const url = useListUrl(columns, 'created_at');
  const { asked, ...filters } = invoiceFiltersOf(url);
  const query = useCallQuery(
    'payment/fetchInvoiceLists',
    {
      class_id,
      page: url.page,
      limit: url.limit,
      sort: url.column,
      order: url.order,
      ...asked,
    },
    { keepLast: true },
  );

  return {
    class_id,
    url,
    ...filters,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('invoice')) || undefined,
    open: (row: Pick<InvoiceRow, 'invoice_id'>) => url.show('invoice', row.invoice_id),
    close: () => url.show('invoice', undefined),
  };
};
