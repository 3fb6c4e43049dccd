import { Field, Select } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

const longestOption = 60;

interface HeadRowFieldProps {
  /** The rows that may name the columns. */
  readonly rows: readonly { readonly row_no: number; readonly cells: readonly string[] }[];
  readonly value: number;
  readonly onChange: (row_no: number) => void;
}

/** The choice of the row that names the columns of a table. */
export function HeadRowField({ rows, value, onChange }: HeadRowFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('sheet.head_row')} required>
      <Select
        value={String(value)}
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
