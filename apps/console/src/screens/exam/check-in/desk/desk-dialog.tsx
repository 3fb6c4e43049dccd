import { ConfirmDialog, Descriptions, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { deviceName } from '../own-device.js';
import { type ConflictDecision, DecisionField } from './decision-field.js';
import { useGrounds } from './grounds.js';
import { scansOf } from './scans-of.js';
import type { Desk, DeskCase } from './use-desk.js';

interface DeskDialogProps {
  readonly desk: Desk;
  readonly each: DeskCase;
}

/** Asks for the reason of taking an admission back, or of a conflict, and shows the scans of the devices. */
export function DeskDialog({ desk, each }: DeskDialogProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const [decision, setDecision] = useState<ConflictDecision>('keep');
  const { event, row } = each;
  const grounds = useGrounds();
  const scans = scansOf(row);

  /** For a conflict, the device that admitted the person first and the later one, side by side. */
  const said = (id: string, device: string) => {
    const named = { device: deviceName(device) };
    if (event === 'undo') return t('report.device', named);
    return t(id === 'first' ? 'report.said_first' : 'report.said_late', named);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={desk.close}
      title={t(`report.${event}_of`, { name: row.name })}
      description={t(`report.${event}_text`)}
      confirmLabel={t(`report.${event}`)}
      tone={event === 'undo' ? 'danger' : 'accent'}
      onConfirm={() =>
        grounds.give((reason) => desk.settle(each, { reason, ...(event === 'decide' ? { decision } : {}) }))
      }
    >
      <Stack gap="md">
        <Descriptions
          items={scans.map(({ at, device, id }) => ({
            id,
            label: said(id, device),
            value: minute(at),
          }))}
        />
        {event === 'decide' && <DecisionField value={decision} onChange={setDecision} />}
        {grounds.field}
      </Stack>
    </ConfirmDialog>
  );
}
