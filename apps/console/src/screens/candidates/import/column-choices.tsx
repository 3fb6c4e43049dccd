import type { ImportField } from '@skillcert/api-client';
import { Banner, Field, Grid, Select, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { ImportState } from './use-import.js';

interface ColumnChoicesProps {
  /** The row that the heads stand in, where somebody chose it. */
  readonly headRow: number | undefined;
  readonly heads: readonly string[];
  readonly columns: readonly (ImportField | '')[];
  readonly fields: ImportState['fields'];
  readonly missing: ImportState['fields'];
  readonly onChange: (columns: readonly (ImportField | '')[]) => void;
}

/** What each column is taken for, which are left out, and which are missing. */
export function ColumnChoices({ headRow, heads, columns, fields, missing, onChange }: ColumnChoicesProps) {
  const { t } = useWords();
  const leftOut = heads.filter((_, at) => columns[at] === '');
  // A field is one column: taken for another, it leaves the one it had.
  const choose = (at: number, field: ImportField | '') =>
    onChange(
      columns.map((each, index) => {
        if (index === at) return field;
        return each === field ? '' : each;
      }),
    );
  return (
    <>
      <Grid columns={3} gap="sm">
        {heads.map((head, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it stands
            key={`${headRow}-${at}`}
            label={head}
            required={fields.some(({ field, required }) => required && field === columns[at])}
          >
            <Select
              value={columns[at] ?? ''}
              placeholder={t('candidates.import_leave_out')}
              onValueChange={(chosen) =>
                choose(at, fields.find(({ field }) => field === chosen)?.field ?? '')
              }
              options={fields.map(({ field, title }) => ({ value: field, label: title }))}
            />
          </Field>
        ))}
      </Grid>
      {leftOut.length > 0 && (
        <Text size="sm" tone="muted">
          {t('candidates.import_left_out_columns', { what: leftOut.join(t('common.list_comma')) })}
        </Text>
      )}
      {missing.length > 0 && (
        <Banner tone="warning" role="status">
          {t('candidates.import_missing', {
            what: missing.map(({ title }) => title).join(t('common.list_comma')),
          })}
        </Banner>
      )}
    </>
  );
}
