import type { EnrolmentDetail } from '@skillcert/api-client';
import { Button, ConfirmDialog, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import type { UndoableEvent } from './taken-back.js';

interface TakeBackPartProps {
  readonly detail: EnrolmentDetail;
  readonly onTakeBack: (event: UndoableEvent) => Promise<boolean>;
}

/** Takes the current decision back, or names the obstacle to that. */
export function TakeBackPart({ detail, onTakeBack }: TakeBackPartProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { decision, name } = detail;
  if (!decision) return null;
  if (decision.blocked_by)
    return (
      <Text size="sm" tone="muted">
        {t(`review.take_back_blocked.${decision.blocked_by}`)}
      </Text>
    );
  const title = t(`review.take_back.${decision.event}`);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{title}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={t('review.take_back_text', { name })}
        confirmLabel={title}
        onConfirm={() => onTakeBack(decision.event)}
      />
    </>
  );
}
