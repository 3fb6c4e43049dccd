import type { StageRecord } from '@skillcert/api-client';
import { Button, Inline } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../messages/words-state.js';

// A calendar is a large part of these files, and most people only look at the stages.
const MoveDeadlineDialog = lazy(async () => ({
  default: (await import('./move-deadline-dialog.js')).MoveDeadlineDialog,
}));

interface MoveDeadlineButtonProps {
  readonly class_id: number;
  /** The stages that are not done. */
  readonly stages: readonly StageRecord[];
}

/** Sets the deadline of a stage by hand, or gives it back to the rule. */
export function MoveDeadlineButton({ class_id, stages }: MoveDeadlineButtonProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Inline>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('class.form.stage.move')}
      </Button>
      <Suspense>
        {open && <MoveDeadlineDialog class_id={class_id} stages={stages} onClose={() => setOpen(false)} />}
      </Suspense>
    </Inline>
  );
}
