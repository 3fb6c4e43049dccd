import type { ReportRow } from '@skillcert/api-client';
import { ConfirmDialog, Descriptions, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { deviceName } from '../own-device.js';
import { type ConflictDecision, DecisionField } from './decision-field.js';
import { useGrounds } from './grounds.js';
import { scansOf } from './scans-of.js';
import type { Desk } from './use-desk.js';

interface ConflictsDialogProps {
  readonly desk: Desk;
  readonly rows: readonly ReportRow[];
  readonly onClose: () => void;
}

/** Decides the conflicts of many people in one way, each with the statements of both devices. */
export function ConflictsDialog({ desk, rows, onClose }: ConflictsDialogProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  // The people at the time of opening: the list beneath keeps changing.
  const [people] = useState(rows);
  const [decision, setDecision] = useState<ConflictDecision>('keep');
  const grounds = useGrounds();
  const said = ({ id, device, at }: ReturnType<typeof scansOf>[number]) =>
    t(id === 'first' ? 'report.said_first_at' : 'report.said_late_at', {
      device: deviceName(device),
      time: minute(at),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('report.decide_many', { count: people.length })}
      description={t('report.decide_many_text')}
      confirmLabel={t('report.decide')}
      onConfirm={() => grounds.give((reason) => desk.settleMany(people, { reason, decision }))}
    >
      <Stack gap="md">
        <DecisionField value={decision} onChange={setDecision} />
        {grounds.field}
        <Descriptions
          items={people.map((row) => ({
            id: String(row.enrolment_id),
            label: `${row.name} ${row.enrol_no}`,
            value: (
              <Stack gap="xs">
                {scansOf(row).map((scan) => (
                  <Text key={scan.id}>{said(scan)}</Text>
                ))}
              </Stack>
            ),
          }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
