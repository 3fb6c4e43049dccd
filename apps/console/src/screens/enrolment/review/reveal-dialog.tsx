import type { EnrolmentDetail, OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { ConfirmDialog, Field, TextInput } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';

/** The identity number and phone in clear. */
export type RevealedData = OutputOf<'enrolment/revealEnrolment'>;

interface RevealDialogProps {
  readonly detail: EnrolmentDetail;
  readonly onClose: () => void;
  readonly onRevealed: (data: RevealedData) => void;
}

/** Asks why someone wants to see personal data; the look is recorded with the reason. */
export function RevealDialog({ detail, onClose, onRevealed }: RevealDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { class_id, enrolment_id } = detail;
  const given = reason.trim();

  const confirm = async () => {
    setAsked(true);
    if (given === '') return false;
    const data = await attempt(() =>
      call('enrolment/revealEnrolment', { class_id, enrolment_id, reason: given }),
    );
    if (!data) return false;
    onRevealed(data);
    await queries.invalidateQueries({ queryKey: ['enrolment', 'fetchEnrolmentById'] });
    return true;
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reveal.title', { name: detail.name })}
      description={t('reveal.text')}
      confirmLabel={t('reveal.submit')}
      onConfirm={confirm}
    >
      <Field
        label={t('common.reason')}
        required
        error={asked && given === '' ? t('field.reason_required') : undefined}
      >
        <TextInput
          value={reason}
          onValueChange={setReason}
          maxLength={limits.short_reason_length_max}
          autoComplete="off"
        />
      </Field>
    </ConfirmDialog>
  );
}
