import type { DoubtKind } from '@skillcert/api-client';
import { eventsFrom, type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { ConfirmDialog, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import type { ReasonedEvent } from './asks.js';
import { DoubtKindField } from './doubt-kind-field.js';
import { eventWords } from './event-words.js';
import { ReasonField } from './reason-field.js';
import type { ReviewGrounds } from './use-review.js';

interface ReasonDialogProps {
  readonly status: ReviewStatus;
  readonly event: ReasonedEvent;
  readonly onClose: () => void;
  readonly onGive: (grounds: ReviewGrounds) => Promise<boolean>;
}

/** Asks for the reason of a decision, and the kind of a doubt; the lifecycle decides whether a reason is required. */
export function ReasonDialog({ status, event, onClose, onGive }: ReasonDialogProps) {
  const { t } = useWords();
  const roles = useRoles();
  const [reason, setReason] = useState('');
  const [doubt_kind, setDoubtKind] = useState<DoubtKind>();
  const [asked, setAsked] = useState(false);
  const needs = eventsFrom(reviewLifecycle, status, roles).find((row) => row.event === event)?.needs ?? [];
  const required = needs.includes('reason');
  const words = eventWords(status, event);
  const title = t(`review.event.${words}`);
  const lacks = required && reason.trim() === '';
  const lacksKind = event === 'doubt' && !doubt_kind;

  const confirm = async () => {
    setAsked(true);
    return lacks || lacksKind ? false : onGive({ reason: reason.trim() || undefined, doubt_kind });
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
      <Stack>
        {event === 'doubt' && (
          <DoubtKindField
            value={doubt_kind}
            onValueChange={setDoubtKind}
            error={asked && lacksKind ? t('field.required') : undefined}
          />
        )}
        <ReasonField
          label={t('common.reason')}
          about={[event]}
          required={required}
          value={reason}
          onValueChange={setReason}
          error={asked && lacks ? t('field.reason_required') : undefined}
        />
      </Stack>
    </ConfirmDialog>
  );
}
