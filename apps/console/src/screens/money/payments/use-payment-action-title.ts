import { type PayMethod, paymentLifecycle, refundLifecycle } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';

const beside = ['reveal', 'refund_request'] as const;

/** The words of an action in the history of a payment and its refunds; an unknown one is shown unchanged. */
export const usePaymentActionTitle = () => {
  const { t } = useWords();
  return (action: string, method: PayMethod): string => {
    if (action === 'refund_fail' && method !== 'bank_transfer')
      return t('payments.refund_history.fail_online');
    const known = beside.find((each) => each === action);
    if (known) return t(`payments.history.${known}`);
    const ofPayment = paymentLifecycle.transitions.find(({ event }) => event === action)?.event;
    if (ofPayment) return t(`payments.history.${ofPayment}`);
    const ofRefund = refundLifecycle.transitions.find(({ event }) => `refund_${event}` === action)?.event;
    return ofRefund ? t(`payments.refund_history.${ofRefund}`) : action;
  };
};
