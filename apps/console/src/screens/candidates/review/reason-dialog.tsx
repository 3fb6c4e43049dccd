import { eventsFrom, type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import type { ReasonedEvent } from './asks.js';
import { eventWords } from './event-words.js';
import { ReasonField } from './reason-field.js';

interface ReasonDialogProps {
  readonly status: ReviewStatus;
  readonly event: ReasonedEvent;
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
  const words = eventWords(status, event);
  const title = t(`review.event.${words}`);
  const lacks = required && reason.trim() === '';

  const confirm = async () => {
    setAsked(true);
    return lacks ? false : onGive(reason.trim() || undefined);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={
        words === 'doubt' || words === 'refuse' ? t('review.reason_text') : t(`review.confirm.${words}`)
      }
      confirmLabel={title}
      tone={event === 'doubt' || event === 'prefer' ? 'accent' : 'danger'}
      onConfirm={confirm}
    >
      <ReasonField
        label={t('common.reason')}
        about={[event]}
        required={required}
        value={reason}
        onValueChange={setReason}
        error={asked && lacks ? t('field.reason_required') : undefined}
      />
    </ConfirmDialog>
  );
}
