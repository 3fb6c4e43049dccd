import type { InputOf } from '@skillcert/api-client';
import { type InvoiceStatus, invoiceLifecycle } from '@skillcert/core';
import type { useListUrl } from '../../../../lists/use-list-url.js';

type Kind = NonNullable<InputOf<'payment/fetchInvoiceLists'>['kind']>;
type Url = Pick<ReturnType<typeof useListUrl>, 'search' | 'filter' | 'narrow'>;

const isStatus = (text: string): text is InvoiceStatus => text in invoiceLifecycle.states;
const isKind = (text: string): text is Kind => text === 'ordinary' || text === 'special';

/** The filters of a list of invoices in the address: as they stand there, and as the calls take them. */
export const invoiceFiltersOf = (url: Url) => {
  const status = url.filter('status');
  const kind = url.filter('kind');
  return {
    status,
    kind,
    filtered: [url.search, status, kind].some((chosen) => chosen !== ''),
    resetFilters: () => url.narrow({ search: undefined, status: undefined, kind: undefined }),
    narrowed: {
      ...(url.search ? { search: url.search } : {}),
      ...(isStatus(status) ? { status: [status] } : {}),
      ...(isKind(kind) ? { kind } : {}),
    },
  };
};
