import { Field, Select } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

interface SheetFieldProps {
  /** The sheets of a workbook, of which the first one is read. */
  readonly sheets: readonly string[];
  readonly onChange: (sheet: string) => void;
}

/** The choice of the sheet of a workbook that is read. */
export function SheetField({ sheets, onChange }: SheetFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('sheet.sheet')} required>
      <Select
        value={sheets[0] ?? ''}
        placeholder={null}
        onValueChange={onChange}
        options={sheets.map((name) => ({ value: name, label: name }))}
      />
    </Field>
  );
}
