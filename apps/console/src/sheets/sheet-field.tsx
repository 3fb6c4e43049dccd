import { Field, Select } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

interface SheetFieldProps {
  /** The sheets of a workbook, of which the first one is read. */
  readonly sheets: readonly string[];
  readonly onChange: (sheet: string) => void;
  /** Whether an archive for the sheet is on its way, which another sheet would lose. */
  readonly isHeld: boolean;
}

/** The choice of the sheet of a workbook that is read. */
export function SheetField({ sheets, onChange, isHeld }: SheetFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('sheet.sheet')} hint={isHeld ? t('sheet.held') : undefined} required>
      <Select
        value={sheets[0] ?? ''}
        placeholder={null}
        disabled={isHeld}
        onValueChange={onChange}
        options={sheets.map((name) => ({ value: name, label: name }))}
      />
    </Field>
  );
}
