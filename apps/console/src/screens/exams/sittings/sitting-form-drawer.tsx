import type { SittingRow } from '@skillcert/api-client';
import { Button, Drawer, Form, Grid, Inline, Select, Stack } from '@skillcert/ui';
import { FormField } from '../../../forms/form-field.js';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { PeoplePicker } from '../../../forms/people-picker.js';
import { timeZoneName } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { useSittingForm } from './use-sitting-form.js';

interface SittingFormDrawerProps {
  readonly plan: ExamPlan;
  /** Left out for a new one. */
  readonly sitting: SittingRow | undefined;
  readonly onClose: () => void;
}

/** The form of a sitting beside the list. A click outside or Escape does not throw away what was typed. */
export function SittingFormDrawer({ plan, sitting, onClose }: SittingFormDrawerProps) {
  const { t, language } = useWords();
  const subjectTitle = useSubjectTitle();
  const { control, errors, submit } = useSittingForm(plan, sitting, onClose);
  const rooms = plan.data?.rooms ?? [];
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      title={sitting ? t('exam.edit_sitting') : t('exam.new_sitting')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
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
                  label: t('exam.room_option', { name, count: seats }),
                }))}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="user_ids"
            label={t('exam.invigilators')}
            hint={t('exam.invigilators_hint')}
          >
            {(field) => (
              <PeoplePicker {...field} offered={plan.data?.invigilators} chosen={sitting?.invigilators} />
            )}
          </FormField>
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
