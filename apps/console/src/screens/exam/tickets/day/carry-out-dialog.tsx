import '@skillcert/ui/dialog.css';
import type { WaitingMove } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { PlannedSeats } from './planned-seats.js';

interface CarryOutDialogProps {
  readonly classId: number;
  readonly waiting: WaitingMove;
  /** The move in words. */
  readonly said: string;
  readonly onClose: () => void;
  /** Resolves to whether it is done. */
  readonly onCarryOut: () => Promise<boolean>;
}

/** Shows the second person who goes where, as things stand by now, before they carry a move out. */
export function CarryOutDialog({ classId, waiting, said, onClose, onCarryOut }: CarryOutDialogProps) {
  const { t } = useWords();
  const [isSent, setIsSent] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.day.carry_out')}
      description={said}
      confirmLabel={t('exam.day.carry_out')}
      onConfirm={async () => {
        setIsSent(true);
        const done = await onCarryOut();
        if (!done) setIsSent(false);
        return done;
      }}
    >
      <PlannedSeats classId={classId} isSent={isSent} waitsId={waiting.move_id} move={waiting.move} />
    </ConfirmDialog>
  );
}
