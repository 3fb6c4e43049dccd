import { Button, Dialog } from '@skillcert/ui';
import type { ComponentProps } from 'react';
import { useWords } from '../messages/words-state.js';
import { RefusedRows } from './refused-rows.js';

interface RefusedDialogProps extends ComponentProps<typeof RefusedRows> {
  /** The outcome for the others, in words. */
  readonly said: string;
  readonly onClose: () => void;
}

/** Tells after a decision about many which of them were left out, and why. */
export function RefusedDialog({ said, onClose, ...rows }: RefusedDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={rows.caption}
      description={said}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <RefusedRows {...rows} />
    </Dialog>
  );
}
