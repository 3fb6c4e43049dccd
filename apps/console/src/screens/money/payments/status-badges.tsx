import type { PaymentStatus, RefundStatus } from '@skillcert/core';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

const paymentTones: Record<PaymentStatus, Tone> = {
  created: 'neutral',
  pending: 'info',
  declared: 'info',
  confirmed: 'success',
  failed: 'danger',
  closed: 'neutral',
  confirmed_late: 'warning',
  partly_refunded: 'warning',
  refunding: 'warning',
  refunded: 'neutral',
};

const refundTones: Record<RefundStatus, Tone> = {
  requested: 'info',
  approved: 'accent',
  authorised: 'accent',
  in_transit: 'accent',
  failed: 'warning',
  manual: 'warning',
  returned: 'warning',
  done: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
};

/** The state of a payment, in words and colour. */
export function PaymentStatusBadge({ status }: { readonly status: PaymentStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={paymentTones[status]}>{t(`payments.status.${status}`)}</StatusBadge>;
}

/** The state of a refund, in words and colour. */
export function RefundStatusBadge({ status }: { readonly status: RefundStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={refundTones[status]}>{t(`payments.refund.${status}`)}</StatusBadge>;
}
