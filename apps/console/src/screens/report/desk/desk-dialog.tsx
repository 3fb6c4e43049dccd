import { ConfirmDialog, Descriptions, Field, RadioGroup, Stack, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { deviceName } from '../own-device.js';
import type { Desk, DeskCase } from './use-desk.js';

const decisions = ['keep', 'reverse'] as const;

interface DeskDialogProps {
  readonly desk: Desk;
  readonly each: DeskCase;
}

/** Asks why an admission is taken back, or what a conflict was, and says which device scanned when. */
export function DeskDialog({ desk, each }: DeskDialogProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const [reason, setReason] = useState('');
  const [decision, setDecision] = useState<(typeof decisions)[number]>('keep');
  const [asked, setAsked] = useState(false);
  const { event, row } = each;
  const lacks = reason.trim() === '';
  const scans = [
    ...(row.admitted_at && row.device ? [{ at: row.admitted_at, device: row.device, id: 'first' }] : []),
    ...row.conflicts.map(({ event_id, scanned_at, device }) => ({
      at: scanned_at,
      device,
      id: String(event_id),
    })),
  ];

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
        {event === 'decide' && (
          <Field label={t('report.decision')} group required>
            <RadioGroup
              value={decision}
              onValueChange={(chosen) => setDecision(decisions.find((one) => one === chosen) ?? 'keep')}
              options={decisions.map((one) => ({
                value: one,
                label: t(`report.decision.${one}`),
                hint: t(`report.decision.${one}_hint`),
              }))}
            />
          </Field>
        )}
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
