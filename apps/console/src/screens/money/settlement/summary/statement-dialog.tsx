import { saveFile } from '@skillcert/api-client';
import { Field, Select } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSharer } from '../use-sharer.js';
import type { UnitRow } from './unit-rows.js';

const formats = ['pdf', 'xlsx'] as const;

interface StatementDialogProps {
  readonly unit: UnitRow;
  readonly onClose: () => void;
}

/** Asks for the month and the purpose of a statement, and saves it. */
export function StatementDialog({ unit, onClose }: StatementDialogProps) {
  const { t } = useWords();
  const name = useSharer()(unit);
  const { unit_id, months } = unit;
  const [format, setFormat] = useState<(typeof formats)[number]>('pdf');
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <ReasonDialog
      title={t('settlement.statement_named', { name })}
      description={t('settlement.statement_text')}
      label={t('settlement.purpose')}
      onClose={onClose}
      onGive={async (purpose) => {
        const asked = { month, format, purpose, ...(unit_id === null ? {} : { unit_id }) };
        const file: unknown = await attempt(() => call('payment/exportSettlement', asked));
        if (!(file instanceof Blob)) return false;
        saveFile(file, `${name}-${month}.${format}`);
        return true;
      }}
    >
      <Field label={t('settlement.month')} required>
        <Select
          placeholder={null}
          value={month}
          onValueChange={setMonth}
          options={months.map((each) => ({ value: each, label: each }))}
        />
      </Field>
      <Field label={t('settlement.format')} required>
        <Select
          placeholder={null}
          value={format}
          onValueChange={(chosen) => setFormat(chosen === 'pdf' ? 'pdf' : 'xlsx')}
          options={formats.map((each) => ({ value: each, label: t(`settlement.format_${each}`) }))}
        />
      </Field>
    </ReasonDialog>
  );
}
