import { ConfirmDialog, Stack } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { BesideWarning } from './beside-warning.js';
import type { HandMove, SeatedSitting } from './seat-plan-of.js';

interface BesideDialogProps {
  readonly sittings: readonly SeatedSitting[];
  /** Left out while nothing is asked. */
  readonly move: HandMove | undefined;
  readonly onMove: (move: HandMove) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before a move on the map that seats somebody beside another person of their unit or employer. */
export function BesideDialog({ sittings, move, onMove, onClose }: BesideDialogProps) {
  const { t } = useWords();
  if (!move) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.day.move_seat')}
      confirmLabel={t('exam.tickets.move_anyway')}
      onConfirm={() => onMove(move)}
    >
      <Stack>
        <BesideWarning sittings={sittings} move={move} />
      </Stack>
    </ConfirmDialog>
  );
}
