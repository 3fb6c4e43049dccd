import type { InputOf, ReceiptRow } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

const columns = [
  'issued_at',
  'amount_cents',
] as const satisfies InputOf<'payment/fetchReceiptLists'>['sort'][];

/** The receipts of the active class, and the one that is open. */
export const useReceiptLists = () => {
  const { class_id } = useRequiredClass();
  const url = useListUrl(columns, 'issued_at');
  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
  };

  const query = useCallQuery(
    'payment/fetchReceiptLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const rows = query.data?.items ?? [];
  const openId = Number(url.filter('receipt')) || undefined;

  return {
    url,
    filtered: url.search !== '',
    rows,
    total: query.data?.total ?? 0,
    file: {
      name: 'receipts',
      asked,
      take: (how, options) => call('payment/exportReceiptLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    shown: rows.find(({ receipt_id }) => receipt_id === openId),
    open: (row: Pick<ReceiptRow, 'receipt_id'>) => url.show('receipt', row.receipt_id),
    close: () => url.show('receipt', undefined),
    resetFilters: () => url.narrow({ search: undefined }),
  };
};
