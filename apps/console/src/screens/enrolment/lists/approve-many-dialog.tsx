import { useWords } from '../../../messages/words-state.js';
import { ManyDialog } from './many-dialog.js';

interface ApproveManyDialogProps {
  readonly chosen: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onApprove: (enrolment_ids: number[]) => unknown;
}

/** Asks before the approval of all that meet every condition, and explains how it is taken back. */
export function ApproveManyDialog({ chosen, onClose, onApprove }: ApproveManyDialogProps) {
  const { t } = useWords();
  return (
    <ManyDialog
      chosen={chosen}
      titleOf={(count) => t('candidates.approve_title', { count })}
      description={t('candidates.approve_text')}
      onClose={onClose}
      onConfirm={onApprove}
    />
  );
}
