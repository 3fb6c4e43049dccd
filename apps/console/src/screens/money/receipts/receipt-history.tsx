import type { ReceiptRow } from '@skillcert/api-client';
import { StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { PaymentHistory } from '../payments/payment-history.js';

/** The origin of a receipt, and its later fate: the history of its payment. */
export function ReceiptHistory({ class_id, payment_id }: Pick<ReceiptRow, 'class_id' | 'payment_id'>) {
  const query = useCallQuery('payment/fetchPaymentById', { class_id, payment_id });
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      {query.data && <PaymentHistory detail={query.data} />}
    </StateView>
  );
}
