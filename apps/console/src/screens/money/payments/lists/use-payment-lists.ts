import type { PaymentRow } from '@skillcert/api-client';
import {
  moneyColumns,
  type PayMethod,
  type PaymentStatus,
  payMethods,
  paymentLifecycle,
  type RefundStatus,
  refundLifecycle,
} from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../../shell/use-required-class.js';

export const isPaymentStatus = (text: string): text is PaymentStatus => text in paymentLifecycle.states;
export const isMethod = (text: string): text is PayMethod => payMethods.some((each) => each === text);
export const isRefundStatus = (text: string): text is RefundStatus => text in refundLifecycle.states;

/** Whether the address asks for those who have not paid. */
export const isUnpaid = (text: string): boolean => text === 'unpaid';

/** The states of a payment, in the order of its life. */
export const paymentStatuses: readonly PaymentStatus[] = [
  'declared',
  'pending',
  'confirmed',
  'confirmed_late',
  'failed',
  'closed',
  'partly_refunded',
  'refunding',
  'refunded',
];

/** The states in which a refund rests, in the order of its life; those between last a moment. */
export const refundStatuses: readonly RefundStatus[] = [
  'requested',
  'approved',
  'manual',
  'returned',
  'done',
  'rejected',
  'withdrawn',
];

/** The payments of the active class: their page from the server, their filters in the address, and the open one. */
export const usePaymentLists = () => {
  const { class_id } = useRequiredClass();
  // Waiting ones come first, the longest wait on top.
  const url = useListUrl(moneyColumns, 'to_do', 'asc');
  const status = url.filter('status');
  const method = url.filter('method');
  const refund = url.filter('refund');

  const asked = {
    class_id,
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(isPaymentStatus(status) ? { status: [status] } : {}),
    ...(isMethod(method) ? { method: [method] } : {}),
    ...(isRefundStatus(refund) ? { refund_status: [refund] } : {}),
  };

  const query = useCallQuery(
    'payment/fetchPaymentLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );

  return {
    class_id,
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
      // The choice stays when the list is narrowed.
      take: (how, options) =>
        call('payment/exportPaymentLists', { ...(how.ids ? { class_id } : asked), ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    showsUnpaid: isUnpaid(url.filter('show')),
    openId: Number(url.filter('payment')) || undefined,
    open: (row: Pick<PaymentRow, 'payment_id'>) => url.show('payment', row.payment_id),
    close: () => url.show('payment', undefined),
    resetFilters: () =>
      url.narrow({ search: undefined, status: undefined, method: undefined, refund: undefined }),
  };
};
