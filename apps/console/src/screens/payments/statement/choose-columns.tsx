import { Banner, Button, Card, Field, Grid, Inline, Select, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { HeadRowField } from '../../../sheets/head-row-field.js';
import type { ChosenColumns, StatementPreview } from './use-statement.js';

interface ChooseColumnsProps {
  readonly preview: StatementPreview;
  readonly onImport: (chosen: ChosenColumns) => Promise<void>;
  readonly onClose: () => void;
}

const fields = ['date', 'credit', 'amount', 'direction', 'payer', 'note', 'reference', 'balance'] as const;

const isField = (text: string): text is (typeof fields)[number] => fields.some((each) => each === text);

const filled = ({ cells }: StatementPreview['rows'][number]) => cells.filter(Boolean).length;

/** The first of the rows with most content: above it stands the owner of the account. */
const widest = (rows: StatementPreview['rows']) =>
  rows.toSorted((a, b) => filled(b) - filled(a))[0]?.row_no ?? 1;

/** The row of a statement that names the columns, and the field of each of them, with the cells under it. */
export function ChooseColumns({ preview: { rows, ...known }, onImport, onClose }: ChooseColumnsProps) {
  const { t } = useWords();
  const [headRow, setHeadRow] = useState(known.head_row ?? widest(rows));
  const [columns, setColumns] = useState<StatementPreview['columns']>(known.columns);
  const at = rows.findIndex(({ row_no }) => row_no === headRow);
  const heads = rows[at]?.cells ?? [];
  const example = rows[at + 1]?.cells ?? [];
  const isWhole = columns.includes('date') && (columns.includes('credit') || columns.includes('amount'));
  const choose = (index: number, text: string) =>
    setColumns(
      heads.map((_, each) => (each === index ? (isField(text) ? text : '') : (columns[each] ?? ''))),
    );
  return (
    <Card title={t('payments.bank_columns')} description={t('payments.bank_columns_text')}>
      <Stack>
        <HeadRowField
          rows={rows}
          value={headRow}
          onChange={(row) => {
            setHeadRow(row);
            setColumns(row === known.head_row ? known.columns : []);
          }}
        />
        <Grid columns={2} gap="sm">
          {heads.map((head, index) => {
            const label = head || t('payments.bank_column', { number: index + 1 });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it stands
              <Field key={`${headRow}-${index}`} label={label} hint={example[index]}>
                <Select
                  value={columns[index] ?? ''}
                  placeholder={t('payments.bank_leave_out')}
                  onValueChange={(text) => choose(index, text)}
                  options={fields.map((each) => ({ value: each, label: t(`payments.bank_field.${each}`) }))}
                />
              </Field>
            );
          })}
        </Grid>
        {!isWhole && (
          <Banner tone="warning" role="status">
            {t('payments.bank_columns_missing')}
          </Banner>
        )}
        <Inline justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isWhole}
            onClick={() =>
              onImport({ head_row: headRow, columns: heads.map((_, index) => columns[index] ?? '') })
            }
          >
            {t('payments.bank_import')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
