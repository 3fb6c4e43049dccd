import '@skillcert/ui/print-sheet.css';
import { type OwnEnrolment, type OwnPayments, saveFile } from '@skillcert/api-client';
import { amountInWords, formatCents } from '@skillcert/core';
import { Button, Descriptions, Dialog, PrintSheet } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { formatMoment } from '../../../words/format-moment.js';
import { programmeTitle } from '../../../words/programme-title.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

type OwnPayment = OwnPayments['payments'][number];

interface ReceiptDialogProps {
  readonly payment: OwnPayment;
  readonly receipt: NonNullable<OwnPayment['receipt']>;
  readonly currency: string;
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
  readonly onClose: () => void;
}

/** The receipt of a payment, to be printed or saved as a PDF. */
export function ReceiptDialog({ payment, receipt, currency, enrolment, own, onClose }: ReceiptDialogProps) {
  const { t, language } = useWords();
  const { payment_id, amount_cents } = payment;
  const { class_id } = enrolment;
  const save = () =>
    own.read(async () => {
      const asked = call('payment/fetchReceiptPdf', { class_id, payment_id }, { quiet: true });
      // The problem is shown behind this dialog.
      asked.catch(onClose);
      const file: unknown = await asked;
      if (file instanceof Blob) saveFile(file, `${receipt.receipt_no}.pdf`);
    });
  const inWords = amountInWords(amount_cents, currency, language);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('pay.receipt')}
      footer={
        <>
          <Button block onClick={() => window.print()}>
            {t('pay.receipt_print')}
          </Button>
          <Button variant="primary" block onClick={save}>
            {t('pay.receipt_save')}
          </Button>
        </>
      }
    >
      <PrintSheet before={programmeTitle(language)} title={t('pay.receipt')} number={receipt.receipt_no}>
        <Descriptions
          items={[
            { id: 'payer', label: t('pay.payer_name'), value: receipt.payer_name },
            { id: 'for', label: t('pay.receipt_for'), value: enrolment.class_name, wide: true },
            { id: 'reference', label: t('pay.receipt_enrolment'), value: enrolment.enrol_no },
            {
              id: 'amount',
              label: t('pay.receipt_amount'),
              value: formatCents(amount_cents, currency, language),
            },
            ...(inWords ? [{ id: 'words', label: t('pay.receipt_words'), value: inWords }] : []),
            { id: 'paid_on', label: t('pay.paid_on'), value: receipt.paid_on },
            ...(receipt.payee_name
              ? [{ id: 'payee', label: t('pay.receipt_payee'), value: receipt.payee_name }]
              : []),
            {
              id: 'issued_at',
              label: t('pay.receipt_issued_at'),
              value: formatMoment(receipt.issued_at, language),
            },
          ]}
        />
      </PrintSheet>
    </Dialog>
  );
}
