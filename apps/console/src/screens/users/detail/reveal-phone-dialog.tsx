import type { AccountRecord } from '@skillcert/api-client';
import { ConfirmDialog, Field, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';

interface RevealPhoneDialogProps {
  readonly record: AccountRecord;
  readonly onRevealed: (phone: string) => void;
  readonly onClose: () => void;
}

/** Asks why someone wants to see a phone; the look is recorded with the reason. */
export function RevealPhoneDialog({ record, onRevealed, onClose }: RevealPhoneDialogProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const given = reason.trim();

  const confirm = async () => {
    setAsked(true);
    if (given === '') return false;
    const answer = await attempt(() => call('user/fetchPhone', { user_id: record.user_id, reason: given }));
    if (!answer) return false;
    onRevealed(answer.phone);
    return true;
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('users.reveal')}
      description={t('users.reveal_text')}
      confirmLabel={t('users.reveal')}
      onConfirm={confirm}
    >
      <Field
        label={t('common.reason')}
        required
        error={asked && given === '' ? t('field.reason_required') : undefined}
      >
        <TextInput value={reason} onValueChange={setReason} maxLength={200} autoComplete="off" />
      </Field>
    </ConfirmDialog>
  );
}
