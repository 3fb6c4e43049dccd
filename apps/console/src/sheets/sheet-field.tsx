import type { SheetLook } from '@skillcert/api-client';
import { Field, Select } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';
import { sheetsOf } from './sheets-of.js';

interface SheetFieldProps extends Pick<SheetLook, 'reading'> {
  readonly onChange: (sheet: string) => void;
}

/** The choice of the sheet of a workbook that is read; nothing where no other one holds anything. */
export function SheetField({ reading, onChange }: SheetFieldProps) {
  const { t } = useWords();
  const [read, ...others] = sheetsOf(reading);
  if (read === undefined || others.length === 0) return null;
  return (
    <Field label={t('sheet.sheet')} required>
      <Select
        value={read}
        placeholder={null}
        onValueChange={onChange}
        options={[read, ...others].map((name) => ({ value: name, label: name }))}
      />
    </Field>
  );
}
