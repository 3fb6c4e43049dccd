import '@skillcert/ui/radio-group.css';
import { type CallOptions, saveFile } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Checkbox, Field, RadioGroup, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../client/attempt.js';
import { useWords } from '../messages/words-state.js';
import { ReasonDialog } from './reason-dialog.js';
import { wallTimeOf } from './wall-time.js';

const formats = ['csv', 'xlsx'] as const;

/** The input of an export beside its rows. */
export interface ExportAsked {
  readonly purpose: string;
  readonly format: (typeof formats)[number];
}

interface ExportDialogProps {
  /** The name of the file, before the day. */
  readonly name: string;
  /** The number of chosen rows; without it the file has all rows that match the filters. */
  readonly chosen?: number;
  /** With it, the data of up to this many chosen people can be requested in full. */
  readonly reveals?: boolean;
  /** Asks for the file. */
  readonly take: (
    asked: ExportAsked & { readonly revealed: boolean },
    options: CallOptions,
  ) => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * Asks for the purpose of an export, which the audit trail stores, and the format, and saves the file with the day
 * in its name.
 */
export function ExportDialog({ name, chosen, reveals = false, take, onClose }: ExportDialogProps) {
  const { t } = useWords();
  const [format, setFormat] = useState<ExportAsked['format']>('csv');
  const [revealed, setRevealed] = useState(false);
  const [received, setReceived] = useState<number>();
  const mayReveal = reveals && chosen !== undefined && chosen <= limits.reveals_per_day;
  return (
    <ReasonDialog
      title={t('export.title')}
      description={chosen === undefined ? t('export.text') : t('export.chosen_text', { count: chosen })}
      label={t('export.purpose')}
      onClose={onClose}
      onGive={async (purpose) => {
        setReceived(0);
        const file = await attempt(() => take({ purpose, format, revealed }, { onReceived: setReceived }));
        setReceived(undefined);
        if (!(file instanceof Blob)) return false;
        saveFile(file, `${name}-${wallTimeOf(new Date().toISOString()).slice(0, 10)}.${format}`);
        return true;
      }}
    >
      <Stack>
        <Field label={t('export.format')} required group>
          <RadioGroup
            appearance="inline"
            options={formats.map((each) => ({ value: each, label: t(`export.format.${each}`) }))}
            value={format}
            onValueChange={(each) => setFormat(each === 'xlsx' ? 'xlsx' : 'csv')}
          />
        </Field>
        {mayReveal && (
          <Checkbox
            label={t('export.revealed')}
            hint={t('export.revealed_text', { max: limits.reveals_per_day })}
            checked={revealed}
            onCheckedChange={setRevealed}
          />
        )}
        <Text role="status" size="sm" tone="muted">
          {received !== undefined && t('export.received', { kilobytes: Math.ceil(received / 1024) })}
        </Text>
      </Stack>
    </ReasonDialog>
  );
}
