import type { ImportRecord } from '@skillcert/api-client';
import { Banner, Button, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { ColumnFields } from '../../../sheets/column-fields.js';
import { SheetLook } from '../../../sheets/sheet-look.js';
import { DayOrderField } from './day-order-field.js';
import { PhotoField } from './photo-field.js';
import { SheetTypes } from './sheet-types.js';
import type { ImportState } from './use-import.js';
import { useSheetMapping } from './use-sheet-mapping.js';

interface MapColumnsProps {
  readonly state: ImportState;
  readonly record: ImportRecord;
  readonly onChecked: () => void;
}

interface ColumnsPartProps {
  readonly mapping: ReturnType<typeof useSheetMapping>;
  readonly fields: ImportState['fields'];
  readonly title: string;
  readonly isSending: boolean;
  /** Whether photos are on their way, which another sheet would lose. */
  readonly isHeld: boolean;
  readonly onSheet: ImportState['chooseSheet'];
}

function ColumnsPart({ mapping, fields, title, isSending, isHeld, onSheet }: ColumnsPartProps) {
  const { t } = useWords();
  const { look, leftOut, missing, refused, areHeadsAnew } = mapping;
  const readAnew = isSending ? 'sheet' : areHeadsAnew ? 'heads' : undefined;
  return (
    <Stack>
      <Heading level={3} size="sm">
        {t('candidates.import_columns')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('candidates.import_columns_text', { title, count: look.columns.length })}
      </Text>
      {refused && <Banner tone="danger">{refused}</Banner>}
      <SheetLook
        look={look}
        readAnew={readAnew}
        titleOf={(field) => fields.find((each) => each.field === field)?.title}
        onHeadRow={mapping.chooseHeadRow}
        onSheet={onSheet}
        held={isHeld ? 'sheet' : undefined}
      >
        <ColumnFields
          columns={look.columns}
          fields={fields}
          disabled={readAnew !== undefined}
          onChange={mapping.choose}
        />
        {leftOut.length > 0 && (
          <Text size="sm" tone="muted">
            {t('candidates.import_left_out_columns', { what: leftOut.join(t('common.list_comma')) })}
          </Text>
        )}
        {missing.length > 0 && (
          <Banner tone="warning" role="status">
            {t('candidates.import_missing', {
              what: missing.map((each) => each.title).join(t('common.list_comma')),
            })}
          </Banner>
        )}
      </SheetLook>
    </Stack>
  );
}

/** Asks what each column of the sheet is, how the candidates enrol, and their photos. */
export function MapColumns({ state, record, onChecked }: MapColumnsProps) {
  const { t } = useWords();
  const { fields, typesOf, sayTypes } = state;
  const types = typesOf(record);
  const mapping = useSheetMapping(record, fields);
  const { head_row, columns, missing, isLooking } = mapping;
  const [day_order, setDayOrder] = useState(record.day_order);
  const [asksDays, setAsksDays] = useState(record.day_order !== null);
  const [pending, setPending] = useState(0);
  const check = async () => {
    const order = { head_row, columns: [...columns], ...types };
    const said = await state.check({ ...order, ...(day_order && { day_order }) });
    if (said === 'asks_days') setAsksDays(true);
    if (said === 'checked') onChecked();
  };
  return (
    <Stack gap="lg">
      <ColumnsPart
        mapping={mapping}
        fields={fields}
        title={record.title}
        isSending={state.isSending}
        isHeld={pending > 0}
        onSheet={state.chooseSheet}
      />
      <SheetTypes
        classId={record.class_id}
        value={types}
        onChange={(said) => sayTypes(record.import_id, said)}
      />
      {asksDays && <DayOrderField value={day_order} onChange={setDayOrder} />}
      <PhotoField state={state} record={record} onPendingChange={setPending} />
      <Inline>
        <Button
          variant="primary"
          busy={isLooking || state.isSending}
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
