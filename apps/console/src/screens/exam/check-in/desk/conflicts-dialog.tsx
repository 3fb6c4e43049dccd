import type { RosterRow } from '@skillcert/api-client';
import { ConfirmDialog, Descriptions, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { type ConflictDecision, DecisionField } from './decision-field.js';
import { useGrounds } from './grounds.js';
import { ScanPairs } from './scan-pairs.js';
import type { Desk } from './use-desk.js';

interface ConflictsDialogProps {
  readonly desk: Desk;
  readonly rows: readonly RosterRow[];
  readonly onClose: () => void;
}

/** Decides the conflicts of many people in one way, each with the statements of both devices. */
export function ConflictsDialog({ desk, rows, onClose }: ConflictsDialogProps) {
  const { t } = useWords();
  // The people at the time of opening: the list beneath keeps changing.
  const [people] = useState(rows);
  const [decision, setDecision] = useState<ConflictDecision>('keep');
  const grounds = useGrounds();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('check_in.decide_many', { count: people.length })}
      description={t('check_in.decide_many_text')}
      confirmLabel={t('check_in.decide')}
      onConfirm={() => grounds.give((reason) => desk.decideMany(people, { reason, decision }))}
    >
      <Stack gap="md">
        <DecisionField value={decision} onChange={setDecision} />
        {grounds.field}
        <Descriptions
          items={people.map((row) => ({
            id: String(row.enrolment_id),
            label: `${row.name} ${row.enrol_no}`,
            value: <ScanPairs row={row} />,
          }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
