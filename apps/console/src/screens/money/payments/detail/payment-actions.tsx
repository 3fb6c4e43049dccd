import type { PaymentDetail } from '@skillcert/api-client';
import { endedRefunds, paymentLifecycle } from '@skillcert/core';
import { Button, ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { acceptedIn } from '../../../../shell/use-class-accepts.js';
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
  acceptedIn(class_status, 'refund') &&
  paymentLifecycle.transitions.some(({ from, event }) => from === status && event === 'refund_rest') &&
  refunds.every((refund) => endedRefunds.includes(refund.status));

/** Whether anything may be done with a payment now. */
export const hasPaymentActions = (payment: PaymentState, detail: PaymentDetail): boolean =>
  payment.decisionsOf(detail).length > 0 || isRefundable(detail);

type Asking = PaymentDecision | 'request';

/** The words of the two decisions that take money for a fee. */
const useDecisionText = ({ name, amount_cents, currency, group, payer_name }: PaymentDetail) => {
  const { t } = useWords();
  const amount = useAmount();
  const confirm = group
    ? t('payments.confirm_group_text', {
        name: payer_name,
        amount: amount(group.amount_cents, currency),
        count: group.payments.length,
      })
    : t('payments.confirm_text', { name, amount: amount(amount_cents, currency) });
  const allocate = group
    ? t('payments.allocate_group_text', { name: payer_name, count: group.payments.length })
    : t('payments.allocate_text', { name, amount: amount(amount_cents, currency) });
  return { confirm, allocate };
};

interface StepDialogProps extends PaymentActionsProps {
  readonly asking: Asking;
  readonly onClose: () => void;
}

function StepDialog({ payment, detail, asking, onClose }: StepDialogProps) {
  const { t } = useWords();
  const text = useDecisionText(detail);
  switch (asking) {
    case 'confirm':
    case 'allocate':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t(`payments.event.${asking}`)}
          description={text[asking]}
          confirmLabel={t(`payments.event.${asking}`)}
          onConfirm={() => payment.decide(asking)}
        />
      );
    case 'reject':
      return (
        <ReasonDialog
          length="paragraph"
          title={t('payments.event.reject')}
          description={t('payments.reject_text')}
          tone="danger"
          onClose={onClose}
          onGive={(reason) => payment.decide('reject', reason)}
        />
      );
    case 'request':
      return <RequestRefundDialog payment={payment} detail={detail} onClose={onClose} />;
    default:
      return asking satisfies never;
  }
}

/** The actions on a payment now: confirm or reject it, accept late money for its enrolment, or request a refund. */
export function PaymentActions({ payment, detail }: PaymentActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Asking>();
  const stopAsking = () => setAsking(undefined);
  const decisions = payment.decisionsOf(detail);
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
      {asking && <StepDialog payment={payment} detail={detail} asking={asking} onClose={stopAsking} />}
    </>
  );
}
