import type { ImportField, ImportRecord } from '@skillcert/api-client';
import { Banner, Button, Field, Grid, Heading, Inline, Select, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import { HeadRowField } from '../../../sheets/head-row-field.js';
import { SheetReading } from '../../../sheets/sheet-reading.js';
import { DayOrderField } from './day-order-field.js';
import { FirstRows } from './first-rows.js';
import { PhotoField } from './photo-field.js';
import type { ImportState } from './use-import.js';

interface MapColumnsProps {
  readonly state: ImportState;
  readonly record: ImportRecord;
  readonly onChecked: () => void;
}

type Order = Parameters<ImportState['check']>[0];

/** The field of each column of the sheet, the way to enrol, and the photos. */
export function MapColumns({ state, record, onChecked }: MapColumnsProps) {
  const { t, language } = useWords();
  const offer = useCallQuery('class/fetchClassById', { class_id: record.class_id }).data;
  const [head_row, setHeadRow] = useState<number>();
  // The columns chosen by a person; else those that the server guesses.
  const [chosen, setChosen] = useState<readonly (ImportField | '')[]>();
  const { class_id, import_id } = record;
  const asked = {
    class_id,
    import_id,
    ...(head_row && { head_row }),
    ...(chosen && { columns: [...chosen] }),
  };
  const preview = useCallQuery('enrolment/previewImport', asked, { keepLast: true, variant: language }).data;
  const shown = preview?.columns ?? record.columns;
  const columns = chosen ?? shown.map(({ field }) => field);
  const [enroll_type, setEnrollType] = useState<Order['enroll_type']>(record.enroll_type);
  const [study_type, setStudyType] = useState<Order['study_type']>(record.study_type);
  const [day_order, setDayOrder] = useState(record.day_order);
  const [asksDays, setAsksDays] = useState(record.day_order !== null);
  const [pending, setPending] = useState(0);
  const { fields } = state;
  const heads = shown.map(({ head }, at) => head || t('candidates.import_no_head', { number: at + 1 }));
  const missing = fields.filter(({ field, required }) => required && !columns.includes(field));

  const leftOut = heads.filter((_, at) => columns[at] === '');

  // A field is one column: taken for another, it leaves the one it had.
  const choose = (at: number, field: ImportField | '') =>
    setChosen(
      columns.map((each, index) => {
        if (index === at) return field;
        return each === field ? '' : each;
      }),
    );

  const check = async () => {
    const order = { head_row, columns: [...columns], enroll_type, study_type };
    const said = await state.check({ ...order, ...(day_order && { day_order }) });
    if (said === 'asks_days') setAsksDays(true);
    if (said === 'checked') onChecked();
  };

  return (
    <Stack gap="lg">
      <Stack>
        <Heading level={3} size="sm">
          {t('candidates.import_columns')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('candidates.import_columns_text', { title: record.title, count: heads.length })}
        </Text>
        {preview && preview.head_rows.length > 0 && (
          <HeadRowField
            rows={preview.head_rows}
            value={head_row ?? preview.head_row}
            onChange={(row) => {
              setHeadRow(row);
              setChosen(undefined);
            }}
          />
        )}
        {preview?.remembered && !chosen && (
          <Banner tone="info" role="status">
            {t('candidates.import_as_last_time')}
          </Banner>
        )}
        <Grid columns={3} gap="sm">
          {heads.map((head, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it stands
              key={`${head_row}-${at}`}
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
      </Stack>
      <SheetReading reading={preview?.reading} />
      {preview && preview.first.length > 0 && (
        <FirstRows preview={preview} columns={columns} fields={fields} />
      )}
      <Grid columns={2} gap="sm">
        <Field label={t('candidate.enroll_type')} required>
          <Select
            value={enroll_type}
            placeholder={null}
            onValueChange={(chosen) => setEnrollType(chosen === 'individual' ? chosen : 'organization')}
            options={(offer?.enroll_types ?? [enroll_type]).map((each) => ({
              value: each,
              label: t(`enroll_type.${each}`),
            }))}
          />
        </Field>
        <Field label={t('candidate.study_type')} required>
          <Select
            value={study_type}
            placeholder={null}
            onValueChange={(chosen) =>
              setStudyType(offer?.study_types.find((each) => each === chosen) ?? study_type)
            }
            options={(offer?.study_types ?? [study_type]).map((each) => ({
              value: each,
              label: t(`study_type.${each}`),
            }))}
          />
        </Field>
      </Grid>
      {asksDays && <DayOrderField value={day_order} onChange={setDayOrder} />}
      <PhotoField state={state} record={record} onPendingChange={setPending} />
      <Inline>
        <Button
          variant="primary"
          disabled={missing.length > 0 || pending > 0 || (asksDays && day_order === null)}
          onClick={check}
        >
          {t('candidates.import_check')}
        </Button>
        <Button onClick={() => state.decide('drop')}>{t('candidates.import_drop')}</Button>
      </Inline>
    </Stack>
  );
}
