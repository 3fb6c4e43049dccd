import { Field, Select } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

const longestOption = 60;

interface HeadRowFieldProps {
  /** The rows that may name the columns. */
  readonly rows: readonly { readonly row_no: number; readonly cells: readonly string[] }[];
  readonly value: number;
  /** Whether another sheet is being read, which has other rows. */
  readonly disabled: boolean;
  readonly onChange: (row_no: number) => void;
}

/** The choice of the row that names the columns of a table. */
export function HeadRowField({ rows, value, disabled, onChange }: HeadRowFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('sheet.head_row')} required>
      <Select
        value={String(value)}
        disabled={disabled}
        placeholder={null}
        onValueChange={(row) => onChange(Number(row))}
        options={rows.map(({ row_no, cells }) => ({
          value: String(row_no),
          label: t('sheet.head_option', {
            row: row_no,
            text: cells.filter(Boolean).join(' · ').slice(0, longestOption),
          }),
        }))}
      />
    </Field>
  );
}
