import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { ReasonField } from '../review/reason-field.js';
import type { ReviewJobState } from './jobs/use-review-job.js';
import { ManyDialog } from './many-dialog.js';
import { useRefuseMany } from './use-refuse-many.js';

interface RefuseManyDialogProps {
  readonly class_id: number;
  readonly chosen: ReadonlySet<string>;
  readonly state: Pick<ReviewJobState, 'job' | 'start'>;
  readonly onClose: () => void;
  /** Gets those that were left out. */
  readonly onDone: (leftOut: ReadonlySet<string>) => void;
}

/** Asks for the one reason that all who are chosen are refused for. */
export function RefuseManyDialog({ class_id, chosen, state, onClose, onDone }: RefuseManyDialogProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const refuse = useRefuseMany(class_id, state, onDone);
  const given = reason.trim();
  return (
    <ManyDialog
      chosen={chosen}
      titleOf={(count) => t('candidates.refuse_title', { count })}
      description={t('candidates.refuse_text')}
      tone="danger"
      onClose={onClose}
      onConfirm={async (ids) => {
        setAsked(true);
        return given === '' ? false : refuse(ids, given);
      }}
    >
      <ReasonField
        label={t('common.reason')}
        about={['refuse']}
        value={reason}
        onValueChange={setReason}
        error={asked && given === '' ? t('field.reason_required') : undefined}
      />
    </ManyDialog>
  );
}
