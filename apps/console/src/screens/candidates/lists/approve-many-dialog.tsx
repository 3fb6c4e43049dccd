import { useWords } from '../../../messages/words-state.js';
import { ManyDialog } from './many-dialog.js';

interface ApproveManyDialogProps {
  readonly chosen: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onApprove: (enrolment_ids: number[]) => unknown;
}

/** Asks before those of many are approved whose every condition is met, and says how that is taken back. */
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
