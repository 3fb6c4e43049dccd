import { Banner, Button, Drawer, Form, Grid, Inline, Select, Stack, Textarea } from '@skillcert/ui';
import { FormField } from '../../../forms/form-field.js';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { PeoplePicker } from '../../../forms/people-picker.js';
import { timeZoneName } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import { useSittingName } from '../tickets/seats/use-sitting-name.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { useTakenText } from './use-busy.js';
import { accountsOf, useSittingForm, type WrittenSitting } from './use-sitting-form.js';

interface SittingFormDrawerProps {
  readonly plan: ExamPlan;
  readonly written: WrittenSitting;
  readonly onClose: () => void;
}

interface SittingFieldsProps {
  readonly plan: ExamPlan;
  readonly written: WrittenSitting;
  readonly form: ReturnType<typeof useSittingForm>;
}

/** The subject, the time, and a room, with the bookings of rooms at that time. */
function TimeAndRoomFields({ plan, form: { control, busy } }: Omit<SittingFieldsProps, 'written'>) {
  const { t, language } = useWords();
  const subjectTitle = useSubjectTitle();
  const takenText = useTakenText();
  const rooms = plan.data?.rooms ?? [];
  const roomLabel = (room_id: number, name: string, seats: number) => {
    const taken = busy.rooms.find((each) => each.room_id === room_id);
    const label = t('exam.room_option', { name, count: seats });
    return taken ? `${label} · ${takenText(taken)}` : label;
  };
  return (
    <>
      <FormField control={control} name="subject" label={t('exam.subject')} required>
        {({ onChange, ...field }) => (
          <Select
            {...field}
            onValueChange={onChange}
            options={plan.subjects.map(({ id }) => ({ value: id, label: subjectTitle(id) }))}
          />
        )}
      </FormField>
      <Grid columns={2}>
        <FormField
          control={control}
          name="starts_at"
          label={t('exam.starts_at')}
          hint={timeZoneName(language)}
          required
        >
          {(field) => <MomentPicker {...field} />}
        </FormField>
        <FormField control={control} name="ends_at" label={t('exam.ends_at')} required>
          {(field) => <MomentPicker {...field} />}
        </FormField>
      </Grid>
      <FormField control={control} name="room_id" label={t('exam.room')} required>
        {({ onChange, ...field }) => (
          <Select
            {...field}
            onValueChange={onChange}
            options={rooms.map(({ room_id, name, seats }) => ({
              value: String(room_id),
              label: roomLabel(room_id, name, seats),
            }))}
          />
        )}
      </FormField>
    </>
  );
}

/** Invigilators with an account and without, and their bookings at that time. */
function InvigilatorFields({ plan, written, form: { control, busy, busyNames } }: SittingFieldsProps) {
  const { t } = useWords();
  const takenText = useTakenText();
  const offered = plan.data?.invigilators.map((person) => {
    const taken = busy.people.find(({ user_id }) => user_id === person.user_id);
    return taken ? { ...person, name: `${person.name} · ${takenText(taken)}` } : person;
  });
  // The offered label has more details of a person chosen before.
  const chosen = accountsOf(written.sitting).filter(
    ({ user_id }) => !offered?.some((person) => person.user_id === user_id),
  );
  return (
    <>
      <FormField
        control={control}
        name="user_ids"
        label={t('exam.invigilators')}
        hint={t('exam.invigilators_hint')}
      >
        {(field) => <PeoplePicker {...field} offered={offered} chosen={chosen} />}
      </FormField>
      <FormField control={control} name="names" label={t('exam.names')} hint={t('exam.names_hint')}>
        {({ onChange, ...field }) => <Textarea {...field} rows={2} onValueChange={onChange} />}
      </FormField>
      {busyNames.map((taken) => (
        <Banner key={`${taken.name} ${taken.starts_at} ${taken.room_name}`} tone="warning" role="status">
          {t('exam.busy.name', { name: taken.name, what: takenText(taken) })}
        </Banner>
      ))}
    </>
  );
}

/**
 * The form of a sitting beside the list; opened once the seats are published, of its invigilators alone. A click
 * outside or Escape does not discard the input.
 */
export function SittingFormDrawer({ plan, written, onClose }: SittingFormDrawerProps) {
  const { t } = useWords();
  const form = useSittingForm(plan, written, onClose);
  const sittingName = useSittingName();
  const { sitting, copied } = written;
  const planned = sitting && !copied ? t('exam.edit_sitting') : t('exam.new_sitting');
  const title = form.mayChange ? planned : t('exam.replace_invigilators');
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      title={title}
      description={form.mayChange ? undefined : sitting && sittingName(sitting)}
    >
      <Form onSubmit={form.submit} errors={form.errors}>
        <Stack>
          {form.mayChange && <TimeAndRoomFields plan={plan} form={form} />}
          <InvigilatorFields plan={plan} written={written} form={form} />
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
