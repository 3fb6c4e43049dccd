import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { formatCents, type PaymentStatus, type RefundStatus } from '@skillcert/core';
import { Banner, Button, Inline, Stack, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { formatMoment } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';
import { InvoicePart } from './invoice-part.js';
import { RefundDialog } from './refund-dialog.js';
import { TakeBackButton } from './take-back-button.js';
import { WaitingPayment } from './waiting-payment.js';

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.js')).ReceiptDialog }));

type OwnPayment = OwnPayments['payments'][number];
type OwnRefund = OwnPayment['refunds'][number];

/** A candidate sees where the money is, not the desk's next step. */
const paymentWords = {
  created: 'paying',
  pending: 'paying',
  declared: 'checking',
  confirmed: 'received',
  confirmed_late: 'late',
  partly_refunded: 'part_back',
  failed: 'rejected',
  closed: 'closed',
  refunding: 'going_back',
  refunded: 'gone_back',
} as const satisfies Record<PaymentStatus, string>;

const refundWords = {
  requested: 'asked',
  approved: 'asked',
  authorised: 'approved',
  in_transit: 'under_way',
  failed: 'approved',
  manual: 'approved',
  returned: 'came_back',
  done: 'done',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const satisfies Record<RefundStatus, string>;

const tones = {
  paying: 'info',
  late: 'warning',
  unpaid: 'danger',
  checking: 'info',
  received: 'success',
  rejected: 'danger',
  closed: 'neutral',
  counted: 'info',
  going_back: 'warning',
  gone_back: 'neutral',
  part_back: 'warning',
  asked: 'info',
  approved: 'warning',
  under_way: 'info',
  came_back: 'warning',
  done: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<string, Tone>;

/** A declaration that ended below the whole fee was counted as a part of it; a provider's order was not paid. */
const stateOf = ({ method, status }: OwnPayment) => {
  if (method === 'bank_transfer') return status === 'closed' ? 'counted' : paymentWords[status];
  return status === 'failed' ? 'unpaid' : paymentWords[status];
};

interface PaymentRecordProps {
  readonly payment: OwnPayment;
  readonly money: OwnPayments;
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** One payment: its state, the reason of a rejection, its receipt, and the way to a refund. */
export function PaymentRecord({ payment, money, enrolment, own }: PaymentRecordProps) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const [showing, setShowing] = useState(false);
  const { method } = payment;
  const state = stateOf(payment);
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Text weight="bold" tabular>
          {formatCents(payment.amount_cents, money.currency, language)}
        </Text>
        <StatusBadge tone={tones[state]}>{t(`pay.state_${state}`)}</StatusBadge>
      </Inline>
      <Text as="p" size="sm" tone="muted">
        {t(`pay.by_${method}`)} · {t('pay.declared_at', { date: formatMoment(payment.created_at, language) })}
      </Text>
      {payment.paid_by_unit && (
        <Text as="p" size="sm">
          {t('pay.by_unit', { name: payment.paid_by_unit })}
        </Text>
      )}
      {payment.open && <WaitingPayment payment={payment} open={payment.open} money={money} own={own} />}
      {payment.reason && (
        <Banner tone="danger" role="note" title={t('pay.rejected_for')}>
          {payment.reason}
        </Banner>
      )}
      {payment.receipt && (
        <Button block onClick={() => setShowing(true)}>
          {t('pay.receipt_show')}
        </Button>
      )}
      <InvoicePart payment={payment} class_id={money.class_id} payer={enrolment.name} own={own} />
      {payment.refunds.map((refund) => (
        <RefundRecord key={refund.refund_id} payment={payment} refund={refund} money={money} own={own} />
      ))}
      {payment.refundable && (
        <Button block onClick={() => setAsking(true)}>
          {t('pay.refund')}
        </Button>
      )}
      {asking && <RefundDialog {...{ payment, money, enrolment, own }} onClose={() => setAsking(false)} />}
      {showing && payment.receipt && (
        <Suspense>
          <ReceiptDialog
            payment={payment}
            receipt={payment.receipt}
            currency={money.currency}
            enrolment={enrolment}
            own={own}
            onClose={() => setShowing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface RefundRecordProps {
  readonly payment: OwnPayment;
  readonly refund: OwnRefund;
  readonly money: OwnPayments;
  readonly own: OwnEnrolments;
}

/** One refund of it: its state, and the way to withdraw it until it is decided. */
function RefundRecord({ payment: { method }, refund, money, own }: RefundRecordProps) {
  const { t, language } = useWords();
  const { class_id, currency } = money;
  const state = refundWords[refund.status];
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text>{t(refund.origin === 'class_cancelled' ? 'pay.refund_cancelled' : 'pay.refund_of')}</Text>
        <Text tabular>{formatCents(refund.amount_cents, currency, language)}</Text>
        <StatusBadge tone={tones[state]}>{t(`pay.refund_${state}`)}</StatusBadge>
      </Inline>
      {refund.status === 'manual' && method !== 'bank_transfer' && (
        <Text as="p" size="sm" tone="muted">
          {t('pay.refund_by_hand', { method: t(`pay.by_${method}`) })}
        </Text>
      )}
      {refund.status === 'returned' && (
        <Text as="p" size="sm" tone="muted">
          {t('pay.refund_came_back_text')}
        </Text>
      )}
      {refund.decision_reason && (
        <Banner tone="warning" role="note" title={t('pay.refund_rejected_for')}>
          {refund.decision_reason}
        </Banner>
      )}
      {refund.can_withdraw && <TakeBackButton class_id={class_id} refund_id={refund.refund_id} own={own} />}
    </Stack>
  );
}
