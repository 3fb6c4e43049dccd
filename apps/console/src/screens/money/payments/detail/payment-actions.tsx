import type { PaymentDetail } from '@skillcert/api-client';
import { paymentLifecycle } from '@skillcert/core';
import { Button, ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { takenIn } from '../../../../shell/use-class-accepts.js';
import { RequestRefundDialog } from '../refund/request-refund-dialog.js';
import { useAmount } from '../use-amount.js';
import type { PaymentDecision, PaymentState } from './use-payment.js';

interface PaymentActionsProps {
  readonly payment: PaymentState;
  readonly detail: PaymentDetail;
}

/** Whether money is there without a refund request, and may be refunded in this state of class and candidate. */
const isRefundable = ({ status, refunds, class_status, certificate }: PaymentDetail) =>
  certificate === null &&
  takenIn(class_status, 'refund') &&
  paymentLifecycle.transitions.some(({ from, event }) => from === status && event === 'refund_rest') &&
  refunds.every((refund) => ['rejected', 'withdrawn', 'done'].includes(refund.status));

/** Whether anything may be done with a payment now. */
export const hasPaymentActions = (payment: PaymentState, detail: PaymentDetail): boolean =>
  payment.decisionsOf(detail).length > 0 || isRefundable(detail);

/** The actions on a payment now: confirm or reject it, accept late money for its enrolment, or request a refund. */
export function PaymentActions({ payment, detail }: PaymentActionsProps) {
  const { t } = useWords();
  const amount = useAmount();
  const [asking, setAsking] = useState<PaymentDecision | 'request'>();
  const stopAsking = () => setAsking(undefined);
  const decisions = payment.decisionsOf(detail);
  const { name, amount_cents, currency, group, payer_name } = detail;
  const confirmText = group
    ? t('payments.confirm_group_text', {
        name: payer_name,
        amount: amount(group.amount_cents, currency),
        count: group.payments.length,
      })
    : t('payments.confirm_text', { name, amount: amount(amount_cents, currency) });
  const allocateText = group
    ? t('payments.allocate_group_text', { name: payer_name, count: group.payments.length })
    : t('payments.allocate_text', { name, amount: amount(amount_cents, currency) });
  return (
    <>
      {decisions.includes('confirm') && (
        <Button variant="primary" onClick={() => setAsking('confirm')}>
          {t('payments.event.confirm')}
        </Button>
      )}
      {decisions.includes('allocate') && (
        <Button variant="primary" onClick={() => setAsking('allocate')}>
          {t('payments.event.allocate')}
        </Button>
      )}
      {decisions.includes('reject') && (
        <Button variant="danger" onClick={() => setAsking('reject')}>
          {t('payments.event.reject')}
        </Button>
      )}
      {isRefundable(detail) && (
        <Button onClick={() => setAsking('request')}>{t('payments.event.request')}</Button>
      )}
      {asking === 'confirm' && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t('payments.event.confirm')}
          description={confirmText}
          confirmLabel={t('payments.event.confirm')}
          onConfirm={() => payment.decide('confirm')}
        />
      )}
      {asking === 'allocate' && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t('payments.event.allocate')}
          description={allocateText}
          confirmLabel={t('payments.event.allocate')}
          onConfirm={() => payment.decide('allocate')}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          length="paragraph"
          title={t('payments.event.reject')}
          description={t('payments.reject_text')}
          tone="danger"
          onClose={stopAsking}
          onGive={(reason) => payment.decide('reject', reason)}
        />
      )}
      {asking === 'request' && <RequestRefundDialog payment={payment} detail={detail} onClose={stopAsking} />}
    </>
  );
}
