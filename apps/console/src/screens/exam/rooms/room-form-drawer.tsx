import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import type { ExamRoom } from '@skillcert/api-client';
import { deskPlace, examLimits } from '@skillcert/core';
import {
  Button,
  Drawer,
  Form,
  Grid,
  Inline,
  MultiSelect,
  NumberInput,
  Stack,
  TextInput,
} from '@skillcert/ui';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { ExamPlan } from '../use-exam-plan.js';
import { useRoomForm } from './use-room-form.js';

interface RoomFormDrawerProps {
  readonly plan: ExamPlan;
  /** Left out for a new one. */
  readonly room: ExamRoom | undefined;
  readonly onClose: () => void;
  readonly onSaved?: (room_id: number) => void;
}

/** The blocked desks, and the accessible ones. */
function DeskFields({ control, grid }: Pick<ReturnType<typeof useRoomForm>, 'control' | 'grid'>) {
  const { t } = useWords();
  const desks = Array.from({ length: grid ? grid.rows * grid.columns : 0 }, (_, index) => {
    const place = deskPlace(grid?.columns ?? 1, index + 1);
    return { value: String(index + 1), label: t('exam.desk', { row: place.row, column: place.column }) };
  });
  return (['blocked', 'accessible'] as const).map((name) => (
    <FormField
      key={name}
      control={control}
      name={name}
      label={t(`exam.${name}`)}
      hint={t(`exam.${name}_hint`)}
    >
      {({ value, onChange, onBlur, name: field, ref }) => (
        <MultiSelect
          ref={ref}
          name={field}
          onBlur={onBlur}
          value={value}
          onValueChange={onChange}
          options={desks}
        />
      )}
    </FormField>
  ));
}

/** The form of a room beside the list. A click outside or Escape does not discard the input. */
export function RoomFormDrawer({ plan, room, onClose, onSaved }: RoomFormDrawerProps) {
  const { t } = useWords();
  const { control, errors, submit, grid } = useRoomForm(plan, room, (room_id) => {
    onSaved?.(room_id);
    onClose();
  });
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={room ? t('exam.edit_room', { name: room.name }) : t('exam.new_room')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <Grid columns={2}>
            <FormField control={control} name="name" label={t('exam.room_name')} required>
              {(field) => <TextInput {...field} maxLength={examLimits.room_name_max} autoComplete="off" />}
            </FormField>
            <FormField control={control} name="floor" label={t('exam.floor')}>
              {(field) => <TextInput {...field} maxLength={examLimits.room_floor_max} autoComplete="off" />}
            </FormField>
          </Grid>
          <FormField control={control} name="address" label={t('exam.address')} required>
            {(field) => <TextInput {...field} maxLength={examLimits.room_address_max} autoComplete="off" />}
          </FormField>
          <Grid columns={2}>
            {(['rows', 'columns'] as const).map((name) => (
              <FormField key={name} control={control} name={name} label={t(`exam.${name}`)} required>
                {({ onChange, ...field }) => (
                  <NumberInput {...field} min={1} max={examLimits[`${name}_max`]} onValueChange={onChange} />
                )}
              </FormField>
            ))}
          </Grid>
          <DeskFields control={control} grid={grid} />
          <Inline justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('common.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Drawer>
  );
}
