import type { RefundRecord } from '@skillcert/api-client';
import type { PayMethod } from '@skillcert/core';
import { Button, ConfirmDialog, Inline, Text } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import type { PaymentState, RefundDecision } from '../detail/use-payment.js';
import { SettleDialog } from './settle-dialog.js';

interface RefundActionsProps {
  readonly payment: PaymentState;
  /** The way the money came. */
  readonly method: PayMethod;
  readonly refund: RefundRecord;
}

type Asking = RefundDecision | 'withdraw';

/** The steps that are open to this account; where they wait for somebody else, it says so. */
export function RefundActions({ payment, method, refund }: RefundActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Asking>();
  const stopAsking = () => setAsking(undefined);
  const { refund_id, status, origin, asked_by_me, approved_by_me } = refund;
  const decisions = payment.refundDecisionsOf(refund);
  const canTakeBack = status === 'requested' && origin === 'staff' && asked_by_me;
  const waits = ['requested', 'approved', 'manual'].includes(status) && (asked_by_me || approved_by_me);
  const forward = decisions.filter((event) => event !== 'reject');
  if (decisions.length === 0 && !canTakeBack && !waits) return null;
  return (
    <Inline>
      {forward.map((event) => (
        <Button key={event} variant="primary" onClick={() => setAsking(event)}>
          {t(`payments.refund_event.${event}`)}
        </Button>
      ))}
      {decisions.includes('reject') && (
        <Button variant="danger" onClick={() => setAsking('reject')}>
          {t('payments.refund_event.reject')}
        </Button>
      )}
      {canTakeBack && (
        <Button onClick={() => setAsking('withdraw')}>{t('payments.refund_event.withdraw')}</Button>
      )}
      {waits && forward.length === 0 && (
        <Text as="p" size="sm" tone="muted">
          {t('payments.another_person')}
        </Text>
      )}
      {(asking === 'first_approve' || asking === 'second_approve') && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t(`payments.refund_event.${asking}`)}
          description={
            asking === 'second_approve' && method !== 'bank_transfer'
              ? t('payments.second_approve_online_text', { method: t(`payments.method.${method}`) })
              : t(`payments.${asking}_text`)
          }
          confirmLabel={t(`payments.refund_event.${asking}`)}
          onConfirm={() => payment.decideRefund(refund_id, asking)}
        />
      )}
      {asking === 'withdraw' && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t('payments.refund_event.withdraw')}
          description={t('payments.withdraw_text')}
          confirmLabel={t('payments.refund_event.withdraw')}
          onConfirm={() => payment.takeBack(refund_id)}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          length="paragraph"
          title={t('payments.refund_event.reject')}
          description={t('payments.reject_refund_text')}
          tone="danger"
          onClose={stopAsking}
          onGive={(reason) => payment.decideRefund(refund_id, 'reject', { reason })}
        />
      )}
      {asking === 'proof' && (
        <SettleDialog payment={payment} method={method} refund={refund} onClose={stopAsking} />
      )}
    </Inline>
  );
}
