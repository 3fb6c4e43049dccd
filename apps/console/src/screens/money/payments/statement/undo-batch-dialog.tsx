import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { SureLinesList } from './use-sure-lines.js';

interface UndoBatchDialogProps {
  readonly batch_id: number;
  /** The number of its lines that are still confirmed. */
  readonly count: number;
  readonly list: Pick<SureLinesList, 'undo'>;
  readonly onClose: () => void;
}

/** Asks why the lines of a batch are taken back. */
export function UndoBatchDialog({ batch_id, count, list, onClose }: UndoBatchDialogProps) {
  const { t } = useWords();
  return (
    <ReasonDialog
      title={t('payments.bank_batch_undo', { count })}
      description={t('payments.bank_batch_undo_text')}
      tone="danger"
      onClose={onClose}
      onGive={(reason) => list.undo(batch_id, reason)}
    />
  );
}
