import '@skillcert/ui/descriptions.css';
import '@skillcert/ui/print-sheet.css';
import { type ReceiptRow, saveFile } from '@skillcert/api-client';
import { amountInWords } from '@skillcert/core';
import { Banner, Button, Descriptions, Dialog, PrintSheet } from '@skillcert/ui';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { useProgramme } from '../../../state/use-programme.js';
import { useAmount } from '../payments/use-amount.js';
import { ReceiptHistory } from './receipt-history.js';

interface ReceiptDialogProps {
  readonly receipt: ReceiptRow;
  readonly onClose: () => void;
}

/** A receipt as it is printed. */
function ReceiptSheet({ receipt }: { readonly receipt: ReceiptRow }) {
  const { t, language } = useWords();
  const { minute } = useFormats();
  const { title } = useProgramme();
  const { class_name } = useRequiredClass();
  const amount = useAmount();
  const { receipt_no, amount_cents, refunded_cents, currency } = receipt;
  const inWords = amountInWords(amount_cents, currency, language);
  return (
    <PrintSheet before={title} title={t('receipts.receipt')} number={receipt_no}>
      <Descriptions
        items={[
          { id: 'payer', label: t('receipts.payer'), value: receipt.payer_name },
          {
            id: 'candidate',
            label: t('receipts.candidate'),
            value: `${receipt.name} ${receipt.enrol_no}`,
          },
          { id: 'class', label: t('receipts.purpose'), value: class_name, wide: true },
          { id: 'amount', label: t('receipts.amount'), value: amount(amount_cents, currency) },
          ...(inWords ? [{ id: 'words', label: t('receipts.in_words'), value: inWords }] : []),
          ...(refunded_cents > 0
            ? [
                {
                  id: 'refunded',
                  label: t('receipts.paid_back'),
                  value: amount(refunded_cents, currency),
                },
              ]
            : []),
          { id: 'paid_on', label: t('receipts.paid_on'), value: receipt.paid_on },
          { id: 'payee', label: t('receipts.payee'), value: receipt.payee_name || t('common.empty') },
          {
            id: 'issued_by',
            label: t('receipts.issued_by'),
            value: receipt.issued_by ?? t('common.empty'),
          },
          { id: 'issued_at', label: t('receipts.issued_at'), value: minute(receipt.issued_at) },
        ]}
      />
    </PrintSheet>
  );
}

/** A receipt as it is printed, and below it how it came to it. */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const { t } = useWords();
  const { class_id, payment_id, receipt_no, is_void } = receipt;
  const save = async () => {
    const file: unknown = await attempt(() => call('payment/fetchReceiptPdf', { class_id, payment_id }));
    if (file instanceof Blob) saveFile(file, `${receipt_no}.pdf`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('receipts.receipt')}
      footer={
        !is_void && (
          <>
            <Button onClick={() => window.print()}>{t('receipts.print')}</Button>
            <Button variant="primary" onClick={save}>
              {t('receipts.save')}
            </Button>
          </>
        )
      }
    >
      {is_void && <Banner tone="warning">{t('receipts.void_text')}</Banner>}
      <ReceiptSheet receipt={receipt} />
      <ReceiptHistory class_id={class_id} payment_id={payment_id} />
    </Dialog>
  );
}
