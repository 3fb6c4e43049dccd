import type { AnyPaymentRow } from '@skillcert/api-client';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { readRecord, recordText } from '../../../../lists/record-of-class.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { isMethod, isPaymentStatus, isRefundStatus } from '../lists/use-payment-lists.js';

/** The payments of all classes: their page from the server, their filters in the address, and the one that is open. */
export const useAllPayments = () => {
  const url = useListUrl(['created_at'] as const, 'created_at');
  const status = url.filter('status');
  const method = url.filter('method');
  const refund = url.filter('refund');
  const asked = {
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(isPaymentStatus(status) ? { status: [status] } : {}),
    ...(isMethod(method) ? { method: [method] } : {}),
    ...(isRefundStatus(refund) ? { refund_status: [refund] } : {}),
  };

  const query = useCallQuery(
    'payment/fetchAllPayments',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    status,
    method,
    refund,
    filtered: [url.search, status, method, refund].some((chosen) => chosen !== ''),
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    refundsToDo: query.data?.refunds_to_do,
    file: {
      name: 'payments',
      asked,
      take: (how, options) => call('payment/exportAllPayments', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openOne: readRecord(url.filter('payment')),
    open: ({ class_id, payment_id: id }: AnyPaymentRow) => url.show('payment', recordText({ class_id, id })),
    close: () => url.show('payment', undefined),
    resetFilters: () =>
      url.narrow({ search: undefined, status: undefined, method: undefined, refund: undefined }),
  };
};
