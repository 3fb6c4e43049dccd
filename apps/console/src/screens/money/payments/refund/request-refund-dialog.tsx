import { limits } from '@skillcert/core';
import '@skillcert/ui/money-input.css';
import type { PaymentDetail } from '@skillcert/api-client';
import { ConfirmDialog, Field, MoneyInput, Stack, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import type { PaymentState } from '../detail/use-payment.js';
import { useAmount } from '../use-amount.js';
import { ResultsStand } from './results-stand.js';

interface RequestRefundDialogProps {
  readonly payment: PaymentState;
  readonly detail: PaymentDetail;
  readonly onClose: () => void;
}

/** Requests a refund: the part by the rule of the class, or another one, with the reason. */
export function RequestRefundDialog({ payment, detail, onClose }: RequestRefundDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { refund, currency } = detail;
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
        <ResultsStand
          detail={detail}
          endsCertificate={cents === null || cents === back_cents || cents > left - cents}
          rule={t(kept_cents > 0 ? 'payments.rule_last_step' : 'payments.rule_keeps_nothing')}
        />
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
          <Textarea value={reason} onValueChange={setReason} maxLength={limits.reason_length_max} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
