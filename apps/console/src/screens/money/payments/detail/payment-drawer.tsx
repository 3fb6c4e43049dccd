import { Banner, Drawer, Grid, Inline, Stack } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { ClassNote } from '../../../../shell/class-note.js';
import { acceptedIn } from '../../../../shell/use-class-accepts.js';
import { PaymentHistory } from '../payment-history.js';
import { CertificateStands } from '../refund/certificate-stands.js';
import { RefundCard } from '../refund/refund-card.js';
import { PaymentStatusBadge } from '../status-badges.js';
import { GroupCard } from './group-card.js';
import { InvoiceStands } from './invoice-stands.js';
import { LedgerCard } from './ledger-card.js';
import { hasPaymentActions, PaymentActions } from './payment-actions.js';
import { PaymentFacts } from './payment-facts.js';
import { ProofPicture } from './proof-picture.js';
import { usePayment } from './use-payment.js';

const WaitingGroup = lazy(async () => ({
  default: (await import('./waiting-group.js')).WaitingGroup,
}));

interface PaymentDrawerProps {
  readonly classId: number;
  readonly paymentId: number;
  readonly onClose: () => void;
}

/** One payment beside the list: its proof, its refunds, its ledger, and the decision. */
export function PaymentDrawer({ classId, paymentId, onClose }: PaymentDrawerProps) {
  const { t } = useWords();
  const payment = usePayment(classId, paymentId);
  const { detail, state, retry } = payment;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={detail ? t('payments.title', { name: detail.name }) : t('payments.check')}
      description={detail?.enrol_no}
      state={state}
      onRetry={retry}
      footer={
        detail && hasPaymentActions(payment, detail) && <PaymentActions payment={payment} detail={detail} />
      }
    >
      {detail && (
        <Stack gap="lg">
          <Inline>
            <PaymentStatusBadge status={detail.status} />
          </Inline>
          {detail.group?.open && (
            <Suspense>
              <WaitingGroup payment={payment} detail={detail} group={detail.group} open={detail.group.open} />
            </Suspense>
          )}
          {detail.invoice && <InvoiceStands detail={detail} invoice={detail.invoice} />}
          {detail.certificate && acceptedIn(detail.class_status, 'refund') && (
            <CertificateStands certificate={detail.certificate} />
          )}
          <ClassNote status={detail.class_status} taken={acceptedIn(detail.class_status, 'refund')} />
          {detail.reason && (
            <Banner tone="warning" role="note" title={t('payments.rejected_for')}>
              {detail.reason}
            </Banner>
          )}
          <Grid columns={2} gap="lg">
            {detail.proof_id !== null && (
              <ProofPicture
                class_id={detail.class_id}
                proof_id={detail.proof_id}
                alt={t('payments.proof_of', { name: detail.name })}
              />
            )}
            <PaymentFacts detail={detail} />
          </Grid>
          {detail.group && <GroupCard group={detail.group} detail={detail} />}
          {detail.refunds.toReversed().map((refund) => (
            <RefundCard key={refund.refund_id} payment={payment} detail={detail} refund={refund} />
          ))}
          <LedgerCard detail={detail} />
          <PaymentHistory detail={detail} />
        </Stack>
      )}
    </Drawer>
  );
}
