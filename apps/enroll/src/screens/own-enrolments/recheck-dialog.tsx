import { limits } from '@skillcert/core';
import '@skillcert/ui/textarea.css';
import type { OwnEnrolment } from '@skillcert/api-client';
import { ConfirmDialog, Field, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { newKey } from '../../client/new-key.js';
import { useWords } from '../../words/use-words.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface RecheckDialogProps {
  readonly enrolment: OwnEnrolment;
  readonly subject: string;
  /** The label of the subject. */
  readonly title: string;
  readonly own: OwnEnrolments;
  readonly onClose: () => void;
}

/** Asks why a score shall be checked again. */
export function RecheckDialog({ enrolment, subject, title, own, onClose }: RecheckDialogProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [key] = useState(newKey);
  const { class_id, enrolment_id } = enrolment;
  const given = reason.trim();

  const confirm = async () => {
    setAsked(true);
    if (given === '') return false;
    const input = { class_id, enrolment_id, subject, reason: given };
    return own.tell(() => call('score/requestRecheck', input, { key, quiet: true }), 'recheck_asked');
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('mine.recheck', { subject: title })}
      description={t('mine.recheck_text')}
      confirmLabel={t('mine.recheck_send')}
      onConfirm={confirm}
    >
      <Field
        label={t('mine.recheck_reason')}
        required
        error={asked && given === '' ? t('field.reason_required') : undefined}
      >
        <Textarea value={reason} onValueChange={setReason} maxLength={limits.reason_length_max} rows={3} />
      </Field>
    </ConfirmDialog>
  );
}
