import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/popover.css';
import { examLimits } from '@skillcert/core';
import { Button, Combobox, Field, Grid, Inline, NumberInput, Stack, TextInput } from '@skillcert/ui';
import { findClasses } from '../../../../forms/find-classes.js';
import { useWords } from '../../../../messages/words-state.js';
import { SheetFileField } from '../../../../sheets/sheet-file-field.js';
import { numberSign } from './room-drafts.js';
import type { ManyRooms } from './use-many-rooms.js';

interface RoomSourceProps {
  readonly state: ManyRooms;
}

const figures = {
  first: { min: 1, max: 9_999 },
  count: { min: 1, max: examLimits.rooms_max },
  rows: { min: 1, max: examLimits.rows_max },
  columns: { min: 1, max: examLimits.columns_max },
} as const;

/** Rooms that differ in their number alone. */
export function AlikeRoomFields({ state: { alike, setAlike } }: RoomSourceProps) {
  const { t } = useWords();
  const figure = (name: keyof typeof figures, label: string) => (
    <Field label={label} required>
      <NumberInput
        {...figures[name]}
        value={alike[name]}
        onValueChange={(value) => setAlike({ [name]: value })}
      />
    </Field>
  );
  return (
    <Stack>
      <Field
        label={t('exam.room_name')}
        hint={t('exam.many_rooms.pattern_hint', { sign: numberSign })}
        required
      >
        <TextInput
          value={alike.pattern}
          maxLength={examLimits.room_name_max}
          autoComplete="off"
          onValueChange={(pattern) => setAlike({ pattern })}
        />
      </Field>
      <Grid columns={2}>
        {figure('count', t('exam.many_rooms.count'))}
        {figure('first', t('exam.many_rooms.first'))}
        {figure('rows', t('exam.rows'))}
        {figure('columns', t('exam.columns'))}
      </Grid>
      <Field label={t('exam.address')} required>
        <TextInput
          value={alike.address}
          maxLength={examLimits.room_address_max}
          autoComplete="off"
          onValueChange={(address) => setAlike({ address })}
        />
      </Field>
      <Field label={t('exam.floor')}>
        <TextInput
          value={alike.floor}
          maxLength={examLimits.room_floor_max}
          autoComplete="off"
          onValueChange={(floor) => setAlike({ floor })}
        />
      </Field>
    </Stack>
  );
}

/** Rooms that a sheet lists. */
export function RoomSheetField({ state: { takeSheet, template } }: RoomSourceProps) {
  const { t } = useWords();
  return (
    <Stack>
      <SheetFileField
        label={t('exam.many_rooms.sheet')}
        hint={t('exam.many_rooms.sheet_hint')}
        name="rooms"
        upload={takeSheet}
      />
      <Inline>
        <Button onClick={template}>{t('exam.many_rooms.template')}</Button>
      </Inline>
    </Stack>
  );
}

/** Rooms that another class has. */
export function RoomClassField({ state: { copied, takeClass } }: RoomSourceProps) {
  const { t } = useWords();
  return (
    <Field label={t('exam.many_rooms.class')} hint={t('exam.many_rooms.class_hint')} required>
      <Combobox value={copied} onValueChange={takeClass} onSearch={findClasses} minLength={0} />
    </Field>
  );
}
