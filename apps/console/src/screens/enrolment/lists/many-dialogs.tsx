import { ApproveManyDialog } from './approve-many-dialog.js';
import type { ReviewJobState } from './jobs/use-review-job.js';
import { RefuseManyDialog } from './refuse-many-dialog.js';
import { ReturnManyDialog } from './return-many-dialog.js';
import type { ApproveMet } from './use-approve-met.js';

/** A decision about all chosen candidates. */
export type ManyDecision = 'approve' | 'return' | 'refuse';

interface ManyDialogsProps {
  readonly class_id: number;
  readonly asking: ManyDecision;
  readonly met: ApproveMet;
  readonly state: ReviewJobState;
  readonly onClose: () => void;
}

/** Asks before something is decided about all who are chosen. */
export function ManyDialogs({ class_id, asking, met, state, onClose }: ManyDialogsProps) {
  const chosen = met.selection;
  if (asking === 'approve') {
    return <ApproveManyDialog chosen={chosen} onClose={onClose} onApprove={met.approve} />;
  }
  if (asking === 'refuse') {
    const asked = { class_id, chosen, state, onClose };
    return <RefuseManyDialog {...asked} onDone={met.setSelection} />;
  }
  return (
    <ReturnManyDialog
      class_id={class_id}
      chosen={chosen}
      onClose={onClose}
      onStart={async (order) => {
        const started = await state.start(order);
        if (started) met.setSelection(new Set());
        return started;
      }}
    />
  );
}
