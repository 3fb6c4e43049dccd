import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';

interface ApproveManyDialogProps {
  readonly chosen: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onApprove: (enrolment_ids: number[]) => unknown;
}

/** Asks before those of many are approved whose every condition is met, and says how that is taken back. */
export function ApproveManyDialog({ chosen, onClose, onApprove }: ApproveManyDialogProps) {
  const { t } = useWords();
  // Those that were chosen when it was asked.
  const [ids] = useState(() => [...chosen].map(Number));
  const title = t('candidates.approve_title', { count: ids.length });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={t('candidates.approve_text')}
      confirmLabel={title}
      onConfirm={() => onApprove(ids)}
    />
  );
}
