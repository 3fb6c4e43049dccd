import type { PaymentRow } from '@skillcert/api-client';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from './use-amount.js';

type Paid = Pick<PaymentRow, 'status' | 'amount_cents' | 'fee_cents' | 'received_cents' | 'currency'>;

/**
 * Words for a payment that is not simply its fee: only the rest of it, too much or too little, or together with
 * earlier money.
 */
export const useDifference = () => {
  const { t } = useWords();
  const amount = useAmount();
  return ({ status, amount_cents, fee_cents, received_cents, currency }: Paid) => {
    const received = amount(received_cents, currency);
    if (status !== 'declared' && status !== 'pending')
      return received_cents > 0 ? t('payments.with_received', { received }) : undefined;
    const more = amount_cents + received_cents - fee_cents;
    const difference = amount(Math.abs(more), currency);
    if (more !== 0) return t(more > 0 ? 'payments.too_much' : 'payments.too_little', { difference });
    return received_cents > 0 ? t('payments.rest_of', { received }) : undefined;
  };
};
