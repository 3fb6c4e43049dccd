import type { PaymentDetail, RefundRecord } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { PaymentState, RefundDecision } from '../detail/use-payment.js';
import { ProveDialog } from './prove-dialog.js';
import { ResultsStand } from './results-stand.js';
import { SendAgainDialog } from './send-again-dialog.js';

/** A step of a refund. */
export type RefundStep = RefundDecision | 'withdraw';

interface RefundDialogProps {
  readonly payment: PaymentState;
  readonly detail: PaymentDetail;
  readonly refund: RefundRecord;
  readonly asking: RefundStep;
  readonly onClose: () => void;
}

const textOf = (asking: 'reject' | 'come_back', { origin }: RefundRecord) => {
  if (asking === 'come_back') return 'payments.come_back_text';
  return origin === 'paid_twice' ? 'payments.reject_return_text' : 'payments.reject_refund_text';
};

/** Asks before a step of a refund, for its reason or its proof if it needs one. */
export function RefundDialog({ payment, detail, refund, asking, onClose }: RefundDialogProps) {
  const { t } = useWords();
  const { method } = detail;
  const { refund_id } = refund;
  switch (asking) {
    case 'proof':
      return <ProveDialog payment={payment} method={method} refund={refund} onClose={onClose} />;
    case 'send_again':
      return <SendAgainDialog payment={payment} refund={refund} onClose={onClose} />;
    case 'reject':
    case 'come_back':
      return (
        <ReasonDialog
          length="paragraph"
          title={t(`payments.refund_event.${asking}`)}
          description={t(textOf(asking, refund))}
          tone={asking === 'reject' ? 'danger' : 'accent'}
          onClose={onClose}
          onGive={(reason) => payment.decideRefund(refund_id, asking, { reason })}
        />
      );
    case 'withdraw':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t('payments.refund_event.withdraw')}
          description={t('payments.withdraw_text')}
          confirmLabel={t('payments.refund_event.withdraw')}
          onConfirm={() => payment.takeBack(refund_id)}
        />
      );
    default:
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t(`payments.refund_event.${asking}`)}
          description={
            asking === 'second_approve' && method !== 'bank_transfer'
              ? t('payments.second_approve_online_text', { method: t(`payments.method.${method}`) })
              : t(`payments.${asking}_text`)
          }
          confirmLabel={t(`payments.refund_event.${asking}`)}
          onConfirm={() => payment.decideRefund(refund_id, asking)}
        >
          <ResultsStand detail={detail} endsCertificate={refund.ends_certificate} />
        </ConfirmDialog>
      );
  }
}
