import { type OwnPayments, saveFile } from '@skillcert/api-client';
import type { InvoiceStatus } from '@skillcert/core';
import { Banner, Button, Inline, Stack, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../client/call.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.js')).InvoiceDialog }));

type OwnPayment = OwnPayments['payments'][number];

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/ofd': 'ofd' };

/** A candidate sees whether there is an invoice, not the desk's next step. */
const states = {
  requested: 'asked',
  issuing: 'asked',
  issue_failed: 'asked',
  issued: 'issued',
  rejected: 'rejected',
  red_requested: 'issued',
  red_issued: 'void',
} as const satisfies Record<InvoiceStatus, string>;

const tones = {
  asked: 'info',
  issued: 'success',
  rejected: 'danger',
  void: 'neutral',
} as const satisfies Record<string, Tone>;

interface InvoicePartProps {
  readonly payment: OwnPayment;
  readonly class_id: number;
  readonly payer: string;
  readonly own: OwnEnrolments;
}

/** The invoices of a payment with their files, and the way to ask for one. */
export function InvoicePart({ payment, class_id, payer, own }: InvoicePartProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {payment.invoices.map((invoice) => (
        <InvoiceRecord key={invoice.invoice_id} invoice={invoice} class_id={class_id} own={own} />
      ))}
      {payment.invoiceable && (
        <Button block onClick={() => setAsking(true)}>
          {t('pay.invoice')}
        </Button>
      )}
      {asking && (
        <Suspense>
          <InvoiceDialog
            payment_id={payment.payment_id}
            class_id={class_id}
            payer={payer}
            own={own}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface InvoiceRecordProps {
  readonly invoice: OwnPayment['invoices'][number];
  readonly class_id: number;
  readonly own: OwnEnrolments;
}

/** One invoice: its name, its state, and its file. */
function InvoiceRecord({ invoice, class_id, own }: InvoiceRecordProps) {
  const { t } = useWords();
  const { invoice_id, title, kind, status, mine, reason, invoice_no, request_no } = invoice;
  const state = states[status];
  const take = () =>
    own.read(async () => {
      const input = { class_id, invoice_id } as const;
      const file: unknown = await call('payment/fetchInvoiceFile', input, { quiet: true });
      if (!(file instanceof Blob)) return;
      saveFile(file, `${invoice_no ?? request_no}.${endings[file.type] ?? 'jpg'}`);
    });
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text>{t('pay.invoice_of', { kind: t(`pay.invoice_${kind}`), title })}</Text>
        <StatusBadge tone={tones[state]}>{t(`pay.invoice_${state}`)}</StatusBadge>
      </Inline>
      {reason && (
        <Banner tone="warning" role="note" title={t('pay.invoice_rejected_for')}>
          {reason}
        </Banner>
      )}
      {!mine && (
        <Text as="p" size="sm" tone="muted">
          {t('pay.invoice_of_unit')}
        </Text>
      )}
      {mine && state === 'issued' && (
        <Button block onClick={take}>
          {t('pay.invoice_take')}
        </Button>
      )}
    </Stack>
  );
}
