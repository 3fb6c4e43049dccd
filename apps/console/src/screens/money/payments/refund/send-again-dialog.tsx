import type { RefundRecord } from '@skillcert/api-client';
import { isAccountNumber, limits } from '@skillcert/core';
import { ConfirmDialog, Field, Stack, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import type { PaymentState } from '../detail/use-payment.js';

interface SendAgainDialogProps {
  readonly payment: PaymentState;
  readonly refund: RefundRecord;
  readonly onClose: () => void;
}

const fields = [
  ['account_name', 'payments.payee_name'],
  ['bank', 'payments.payee_bank'],
  ['account_number', 'payments.payee_account'],
] as const;

/** Agrees that a refund is sent again, to another account if one is given; an incomplete account does not count. */
export function SendAgainDialog({ payment, refund, onClose }: SendAgainDialogProps) {
  const { t } = useWords();
  const [account, setAccount] = useState({ account_name: '', bank: '', account_number: '' });
  const [asked, setAsked] = useState(false);
  const isOther = fields.some(([field]) => account[field].trim() !== '');
  const errorOf = (field: keyof typeof account) => {
    if (!asked || !isOther) return undefined;
    const typed = account[field].trim();
    if (typed === '') return t('field.required');
    if (field === 'account_number' && !isAccountNumber(typed)) return t('field.invalid_account_number');
    return undefined;
  };

  const send = async () => {
    setAsked(true);
    const isFilled = fields.every(([field]) => account[field].trim() !== '');
    const whole = isFilled && isAccountNumber(account.account_number);
    if (isOther && !whole) return false;
    return payment.decideRefund(refund.refund_id, 'send_again', isOther ? { account } : {});
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payments.refund_event.send_again')}
      description={`${t('payments.send_again_text')} ${t('payments.other_account_text')}`}
      confirmLabel={t('payments.refund_event.send_again')}
      onConfirm={send}
    >
      <Stack>
        {fields.map(([field, label]) => (
          <Field key={field} label={t(label)} error={errorOf(field)}>
            <TextInput
              value={account[field]}
              onValueChange={(value) => setAccount({ ...account, [field]: value })}
              maxLength={
                field === 'account_number' ? limits.account_number_length_max : limits.bank_length_max
              }
            />
          </Field>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
