import type { PaymentDetail, RefundRecord } from '@skillcert/api-client';
import { Banner, Card, Descriptions, Stack } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { ProofPicture } from '../detail/proof-picture.js';
import type { PaymentState } from '../detail/use-payment.js';
import { RefundStatusBadge } from '../status-badges.js';
import { useAmount } from '../use-amount.js';
import { RefundAccount } from './refund-account.js';
import { RefundActions } from './refund-actions.js';

interface RefundCardProps {
  readonly payment: PaymentState;
  readonly detail: PaymentDetail;
  readonly refund: RefundRecord;
}

function Facts({ refund }: Pick<RefundCardProps, 'refund'>) {
  const { t } = useWords();
  const { minute } = useFormats();
  const asker =
    refund.origin === 'candidate' ? t('timeline.candidate') : (refund.requested_by ?? t('timeline.system'));
  return (
    <Descriptions
      items={[
        { id: 'reason', label: t('payments.refund_reason'), value: refund.reason, wide: true },
        { id: 'asker', label: t(`payments.origin.${refund.origin}`), value: asker },
        { id: 'asked', label: t('payments.asked_at'), value: minute(refund.created_at) },
        { id: 'first', label: t('payments.first_approved_by'), value: refund.first_approved_by },
        { id: 'second', label: t('payments.second_approved_by'), value: refund.second_approved_by },
        ...(refund.refund_no
          ? [{ id: 'number', label: t('payments.refund_no'), value: refund.refund_no }]
          : []),
      ]}
    />
  );
}

/** The way of its money, or the reason why it came back. */
function Journey({ refund, detail }: Pick<RefundCardProps, 'refund' | 'detail'>) {
  const { t } = useWords();
  const channel = t(`payments.method.${detail.method}`);
  return (
    <>
      {refund.status === 'in_transit' && (
        <Banner tone="info" role="note" title={t('payments.refund_under_way', { method: channel })}>
          {t('payments.refund_under_way_text')}
        </Banner>
      )}
      {refund.status === 'manual' && refund.fault && (
        <Banner
          tone="warning"
          role="note"
          title={t('payments.refund_refused', { method: channel, fault: refund.fault })}
        >
          {t('payments.refund_refused_text')}
        </Banner>
      )}
      {refund.return_reason && refund.status !== 'done' && (
        <Banner
          tone="warning"
          role="note"
          title={t('payments.refund_came_back', { by: refund.returned_by ?? '' })}
        >
          {refund.return_reason}
        </Banner>
      )}
    </>
  );
}

/** One refund: its requester and approvers, and the next step. */
export function RefundCard({ payment, detail, refund }: RefundCardProps) {
  const { class_id, currency, name } = detail;
  const { t } = useWords();
  const amount = useAmount();
  return (
    <Card
      level={3}
      title={t('payments.refund_of', { amount: amount(refund.amount_cents, currency) })}
      actions={<RefundStatusBadge status={refund.status} />}
      footer={<RefundActions payment={payment} detail={detail} refund={refund} />}
    >
      <Stack>
        <Facts refund={refund} />
        <Journey refund={refund} detail={detail} />
        {refund.account && (
          <RefundAccount
            of={{ class_id, payment_id: detail.payment_id, refund_id: refund.refund_id }}
            account={refund.account}
          />
        )}
        {refund.decision_reason && (
          <Banner tone="warning" role="note" title={t('payments.refund_rejected_for')}>
            {refund.decision_reason}
          </Banner>
        )}
        {refund.proof_id !== null && (
          <ProofPicture
            class_id={class_id}
            proof_id={refund.proof_id}
            alt={t('payments.refund_proof_of', { name })}
          />
        )}
      </Stack>
    </Card>
  );
}
