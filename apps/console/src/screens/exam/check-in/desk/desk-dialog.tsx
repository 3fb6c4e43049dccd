import { ConfirmDialog, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { type ConflictDecision, DecisionField } from './decision-field.js';
import { useGrounds } from './grounds.js';
import { ScanPairs, TakenBack } from './scan-pairs.js';
import type { Desk, DeskCase } from './use-desk.js';

interface DeskDialogProps {
  readonly desk: Desk;
  readonly each: DeskCase;
}

/**
 * Asks for the reason of taking an admission back, or of a conflict. Shows the scans of the devices, and before it is
 * confirmed everything that is taken back.
 */
export function DeskDialog({ desk, each }: DeskDialogProps) {
  const { t } = useWords();
  const [decision, setDecision] = useState<ConflictDecision>('keep');
  const { event, row } = each;
  const grounds = useGrounds();

  return (
    <ConfirmDialog
      open
      onOpenChange={desk.close}
      title={t(`check_in.${event}_of`, { name: row.name })}
      description={t(`check_in.${event}_text`)}
      confirmLabel={t(`check_in.${event}`)}
      tone={event === 'undo' ? 'danger' : 'accent'}
      onConfirm={() =>
        grounds.give((reason) => desk.decide(each, { reason, ...(event === 'decide' ? { decision } : {}) }))
      }
    >
      <Stack gap="md">
        {event === 'decide' && (
          <>
            <ScanPairs row={row} />
            <DecisionField value={decision} onChange={setDecision} />
          </>
        )}
        {(event === 'undo' || decision === 'reverse') && <TakenBack row={row} />}
        {grounds.field}
      </Stack>
    </ConfirmDialog>
  );
}
