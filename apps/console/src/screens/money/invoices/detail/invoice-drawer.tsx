import type { InvoiceDetail } from '@skillcert/api-client';
import { Banner, Button, Descriptions, Drawer, Heading, Inline, Stack } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { RecordHistory } from '../../../../timeline/record-history.js';
import { useAmount } from '../../payments/use-amount.js';
import { InvoiceStatusBadge } from '../invoice-status-badge.js';
import { useInvoiceActionTitle } from '../use-invoice-action-title.js';
import { BuyerFacts } from './buyer-facts.js';
import { InvoiceActions } from './invoice-actions.js';
import { type InvoiceState, useInvoice } from './use-invoice.js';

interface InvoiceDrawerProps {
  readonly classId: number;
  readonly invoiceId: number;
  readonly onClose: () => void;
}

interface DetailProps {
  readonly detail: InvoiceDetail;
}

function Notices({ detail }: DetailProps) {
  const { t } = useWords();
  return (
    <>
      {detail.lines.some(({ refund }) => refund) && (
        <Banner tone="danger" role="note" title={t('invoices.refund_waits')}>
          {t('invoices.refund_waits_text')}
        </Banner>
      )}
      {detail.reason && (
        <Banner tone="warning" role="note" title={t('invoices.reason_for')}>
          {detail.reason}
        </Banner>
      )}
      {detail.status === 'red_requested' && detail.red_asked_by_me && (
        <Banner tone="info" role="note">
          {t('invoices.another_person')}
        </Banner>
      )}
    </>
  );
}

interface PapersProps extends DetailProps {
  readonly invoice: InvoiceState;
}

function Papers({ invoice, detail }: PapersProps) {
  const { t } = useWords();
  return (
    <Inline>
      <Button onClick={() => invoice.take('invoice', detail.invoice_no ?? '')}>{t('invoices.take')}</Button>
      {detail.red_no && (
        <Button onClick={() => invoice.take('red', detail.red_no ?? '')}>{t('invoices.take_red')}</Button>
      )}
    </Inline>
  );
}

/** One invoice beside the list: buyer, payments, files, history, and the next step. */
export function InvoiceDrawer({ classId, invoiceId, onClose }: InvoiceDrawerProps) {
  const { t } = useWords();
  const amount = useAmount();
  const invoice = useInvoice(classId, invoiceId);
  const { detail, state, retry } = invoice;
  const actionTitle = useInvoiceActionTitle();
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={detail ? detail.title : t('invoices.open')}
      description={detail?.request_no}
      state={state}
      onRetry={retry}
      footer={
        detail && invoice.eventsOf(detail).length > 0 && <InvoiceActions invoice={invoice} detail={detail} />
      }
    >
      {detail && (
        <Stack gap="lg">
          <Inline>
            <InvoiceStatusBadge status={detail.status} />
          </Inline>
          <Notices detail={detail} />
          <BuyerFacts detail={detail} />
          {detail.invoice_no && <Papers invoice={invoice} detail={detail} />}
          <Stack gap="sm">
            <Heading level={3}>{t('invoices.lines')}</Heading>
            <Descriptions
              layout="rows"
              items={detail.lines.map(({ payment_id, name, enrol_no, amount_cents }) => ({
                id: String(payment_id),
                label: `${name} ${enrol_no}`,
                value: amount(amount_cents, detail.currency),
              }))}
            />
          </Stack>
          <RecordHistory
            entries={detail.timeline}
            actionTitle={actionTitle}
            unnamedActor={() => t('timeline.candidate')}
          />
        </Stack>
      )}
    </Drawer>
  );
}
