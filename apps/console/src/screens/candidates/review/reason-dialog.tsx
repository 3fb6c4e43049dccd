import { eventsFrom, type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { ConfirmDialog, Field, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import type { StaffReviewEvent } from './use-review.js';

interface ReasonDialogProps {
  readonly status: ReviewStatus;
  readonly event: Exclude<StaffReviewEvent, 'return'>;
  readonly onClose: () => void;
  readonly onGive: (reason: string | undefined) => Promise<boolean>;
}

/** Asks for the reason of a decision; whether it must be given is the lifecycle's to say. */
export function ReasonDialog({ status, event, onClose, onGive }: ReasonDialogProps) {
  const { t } = useWords();
  const roles = useRoles();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const needs = eventsFrom(reviewLifecycle, status, roles).find((row) => row.event === event)?.needs ?? [];
  const required = needs.includes('reason');
  const lacks = required && reason.trim() === '';

  const confirm = async () => {
    setAsked(true);
    return lacks ? false : onGive(reason.trim() || undefined);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`review.event.${event}`)}
      description={event === 'withdraw' ? t('review.confirm.withdraw') : t('review.reason_text')}
      confirmLabel={t(`review.event.${event}`)}
      tone={event === 'doubt' ? 'accent' : 'danger'}
      onConfirm={confirm}
    >
      <Field
        label={t('common.reason')}
        required={required}
        error={asked && lacks ? t('field.reason_required') : undefined}
      >
        <Textarea value={reason} onValueChange={setReason} maxLength={500} />
      </Field>
    </ConfirmDialog>
  );
}
