import '@skillcert/ui/textarea.css';
import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { formatCents, hasResults, limits } from '@skillcert/core';
import { ConfirmDialog, Field, Text, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { newKey } from '../../../client/new-key.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';
import { RefundRule } from './refund-rule.js';

interface RefundDialogProps {
  readonly payment: OwnPayments['payments'][number];
  readonly money: OwnPayments;
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
  readonly onClose: () => void;
}

/** Asks for the reason of the refund. The server decides the amount. */
export function RefundDialog({ payment, money, enrolment, own, onClose }: RefundDialogProps) {
  const { t, language } = useWords();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [key] = useState(newKey);
  const { class_id, currency } = money;
  const { payment_id, refund } = payment;
  const amount = (cents: number) => formatCents(cents, currency, language);
  const given = reason.trim();

  const confirm = async () => {
    setAsked(true);
    if (given === '') return false;
    const input = { class_id, payment_id, event: 'request', reason: given } as const;
    return own.tell(() => call('class/drawBack', input, { key, quiet: true }), 'refund_asked');
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('pay.refund')}
      description={
        refund.kept_cents > 0
          ? t('pay.refund_rule_text', {
              amount: amount(refund.back_cents),
              kept: amount(refund.kept_cents),
            })
          : t('pay.refund_text', { amount: amount(refund.back_cents) })
      }
      confirmLabel={t('pay.refund_send')}
      onConfirm={confirm}
    >
      {hasResults(enrolment.class_status) && <Text as="p">{t('pay.refund_after_results')}</Text>}
      {enrolment.may_give_up && <Text as="p">{t('pay.refund_then_leave')}</Text>}
      <RefundRule rule={money.refund_rule} />
      <Field
        label={t('pay.refund_reason')}
        required
        error={asked && given === '' ? t('field.reason_required') : undefined}
      >
        <Textarea value={reason} onValueChange={setReason} maxLength={limits.reason_length_max} rows={3} />
      </Field>
    </ConfirmDialog>
  );
}
