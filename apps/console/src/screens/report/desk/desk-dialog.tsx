import { ConfirmDialog, Descriptions, Field, Stack, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { deviceName } from '../own-device.js';
import { type ConflictDecision, DecisionField } from './decision-field.js';
import { scansOf } from './scans-of.js';
import type { Desk, DeskCase } from './use-desk.js';

interface DeskDialogProps {
  readonly desk: Desk;
  readonly each: DeskCase;
}

/** Asks why an admission is taken back, or what a conflict was, and says which device scanned when. */
export function DeskDialog({ desk, each }: DeskDialogProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const [reason, setReason] = useState('');
  const [decision, setDecision] = useState<ConflictDecision>('keep');
  const [asked, setAsked] = useState(false);
  const { event, row } = each;
  const lacks = reason.trim() === '';
  const scans = scansOf(row);

  /** Of a conflict, which device let the person in first and which one later, side by side. */
  const said = (id: string, device: string) => {
    const named = { device: deviceName(device) };
    if (event === 'undo') return t('report.device', named);
    return t(id === 'first' ? 'report.said_first' : 'report.said_late', named);
  };

  const confirm = async () => {
    setAsked(true);
    return lacks
      ? false
      : desk.settle(each, { reason: reason.trim(), ...(event === 'decide' ? { decision } : {}) });
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={desk.close}
      title={t(`report.${event}_of`, { name: row.name })}
      description={t(`report.${event}_text`)}
      confirmLabel={t(`report.${event}`)}
      tone={event === 'undo' ? 'danger' : 'accent'}
      onConfirm={confirm}
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
        <Field
          label={t('common.reason')}
          required
          error={asked && lacks ? t('field.reason_required') : undefined}
        >
          <Textarea value={reason} onValueChange={setReason} maxLength={200} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
