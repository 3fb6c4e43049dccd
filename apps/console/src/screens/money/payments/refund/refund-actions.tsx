import type { PaymentDetail, RefundRecord } from '@skillcert/api-client';
import { waitingStates } from '@skillcert/core';
import { Button, Inline, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import type { PaymentState } from '../detail/use-payment.js';
import { RefundDialog, type RefundStep } from './refund-dialog.js';

interface RefundActionsProps {
  readonly payment: PaymentState;
  readonly detail: PaymentDetail;
  readonly refund: RefundRecord;
}

/** The steps that are open to this account; a notice if they wait for another person. */
export function RefundActions({ payment, detail, refund }: RefundActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<RefundStep>();
  const { status, origin, asked_by_me, approved_by_me, returned_by_me, again_by_me } = refund;
  const decisions = payment.refundDecisionsOf(detail, refund);
  const canTakeBack = status === 'requested' && origin === 'staff' && asked_by_me;
  const isMine = asked_by_me || approved_by_me || returned_by_me || again_by_me;
  const waits = waitingStates.refund.some((each) => each === status) && isMine;
  const forward = decisions.filter((event) => event !== 'reject' && event !== 'come_back');
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
      {decisions.includes('come_back') && (
        <Button onClick={() => setAsking('come_back')}>{t('payments.refund_event.come_back')}</Button>
      )}
      {canTakeBack && (
        <Button onClick={() => setAsking('withdraw')}>{t('payments.refund_event.withdraw')}</Button>
      )}
      {waits && forward.length === 0 && (
        <Text as="p" size="sm" tone="muted">
          {t('payments.another_person')}
        </Text>
      )}
      {asking && (
        <RefundDialog {...{ payment, detail, refund, asking }} onClose={() => setAsking(undefined)} />
      )}
    </Inline>
  );
}
