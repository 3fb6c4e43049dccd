import type { SheetLook } from '@skillcert/api-client';
import { Field, Grid, Select } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

interface ColumnFieldsProps<Of extends string> {
  readonly columns: SheetLook<Of | ''>['columns'];
  /** The fields that a column can be. */
  readonly fields: readonly { readonly field: Of; readonly title: string; readonly required?: boolean }[];
  /** Whether other columns than these are being read. */
  readonly disabled: boolean;
  readonly onChange: (at: number, field: Of | '') => void;
}

/** Says what each column of a table is. */
export function ColumnFields<Of extends string>({
  columns,
  fields,
  disabled,
  onChange,
}: ColumnFieldsProps<Of>) {
  const { t } = useWords();
  return (
    <Grid columns={3} gap="sm">
      {columns.map(({ head, field }, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it stands
          key={`${head}-${at}`}
          label={head || t('sheet.no_head', { number: at + 1 })}
          required={fields.some((each) => each.required && each.field === field)}
        >
          <Select
            value={field}
            disabled={disabled}
            placeholder={t('sheet.leave_out')}
            onValueChange={(chosen) =>
              onChange(at, fields.find((each) => each.field === chosen)?.field ?? '')
            }
            options={fields.map((each) => ({ value: each.field, label: each.title }))}
          />
        </Field>
      ))}
    </Grid>
  );
}
