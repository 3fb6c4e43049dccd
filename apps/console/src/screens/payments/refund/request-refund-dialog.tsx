import '@skillcert/ui/money-input.css';
import type { PaymentDetail } from '@skillcert/api-client';
import { hasResults } from '@skillcert/core';
import { Banner, ConfirmDialog, Field, MoneyInput, Stack, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import type { PaymentState } from '../detail/use-payment.js';
import { useAmount } from '../use-amount.js';

interface RequestRefundDialogProps {
  readonly payment: PaymentState;
  readonly detail: PaymentDetail;
  readonly onClose: () => void;
}

/** Asks for money back: what the rule of the class leaves, or another part, and why. */
export function RequestRefundDialog({ payment, detail, onClose }: RequestRefundDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { minute } = useFormats();
  const { refund, currency, class_status, exam_at } = detail;
  const { back_cents, kept_cents } = refund;
  const [cents, setCents] = useState<number | null>(back_cents);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  const left = back_cents + kept_cents;
  const fits = cents !== null && cents > 0 && cents <= left;

  const ask = async () => {
    setAsked(true);
    if (given === '' || !fits) return false;
    return payment.ask(given, cents === back_cents ? undefined : cents);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payments.event.request')}
      description={t('payments.request_text')}
      confirmLabel={t('payments.event.request')}
      onConfirm={ask}
    >
      <Stack>
        {hasResults(class_status) && (
          <Banner
            tone="warning"
            role="note"
            title={t('payments.after_results', { status: t(`class.status.${class_status}`) })}
          >
            {t('payments.after_results_text', { exam: exam_at ? minute(exam_at) : '—' })}
          </Banner>
        )}
        <Field
          label={t('payments.refund_amount')}
          hint={t('payments.refund_amount_hint', {
            back: amount(back_cents, currency),
            kept: amount(kept_cents, currency),
            left: amount(left, currency),
          })}
          required
          error={
            asked && !fits ? t('payments.refund_amount_wrong', { left: amount(left, currency) }) : undefined
          }
        >
          <MoneyInput value={cents} onValueChange={setCents} currency={currency} />
        </Field>
        <Field
          label={t('common.reason')}
          required
          error={asked && given === '' ? t('field.reason_required') : undefined}
        >
          <Textarea value={reason} onValueChange={setReason} maxLength={500} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
