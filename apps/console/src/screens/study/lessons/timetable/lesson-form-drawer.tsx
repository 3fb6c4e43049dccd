import type { LessonRow } from '@skillcert/api-client';
import { lessonLimits } from '@skillcert/core';
import { Button, Drawer, Form, Grid, Inline, Stack, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import { MomentPicker } from '../../../../forms/moment-picker.js';
import { PeoplePicker } from '../../../../forms/people-picker.js';
import { timeZoneName } from '../../../../forms/wall-time.js';
import { useWords } from '../../../../messages/words-state.js';
import type { LessonPlan } from '../use-lesson-plan.js';
import { useLessonForm } from './use-lesson-form.js';

interface LessonFormDrawerProps {
  readonly plan: LessonPlan;
  /** Left out for a new one. */
  readonly lesson: LessonRow | undefined;
  readonly onClose: () => void;
}

function TimeFields({ control }: Pick<ReturnType<typeof useLessonForm>, 'control'>) {
  const { t, language } = useWords();
  return (
    <Grid columns={2}>
      <FormField
        control={control}
        name="starts_at"
        label={t('lessons.starts_at')}
        hint={timeZoneName(language)}
        required
      >
        {(field) => <MomentPicker {...field} />}
      </FormField>
      <FormField
        control={control}
        name="ends_at"
        label={t('lessons.ends_at')}
        hint={t('lessons.ends_at_hint', { hours: lessonLimits.hours_max })}
        required
      >
        {(field) => <MomentPicker {...field} />}
      </FormField>
    </Grid>
  );
}

/** The form of a lesson beside the list. A click outside or Escape does not discard the input. */
export function LessonFormDrawer({ plan, lesson, onClose }: LessonFormDrawerProps) {
  const { t } = useWords();
  const { control, errors, submit } = useLessonForm(plan, lesson, onClose);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      title={t(lesson ? 'lessons.edit' : 'lessons.new')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="title" label={t('lessons.title')} required>
            {({ onChange, ...field }) => (
              <TextInput
                {...field}
                onValueChange={onChange}
                maxLength={lessonLimits.title_length_max}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField control={control} name="place" label={t('lessons.place')} required>
            {({ onChange, ...field }) => (
              <TextInput
                {...field}
                onValueChange={onChange}
                maxLength={lessonLimits.place_length_max}
                autoComplete="off"
              />
            )}
          </FormField>
          <TimeFields control={control} />
          <FormField
            control={control}
            name="user_ids"
            label={t('lessons.teachers')}
            hint={t('lessons.teachers_hint')}
          >
            {(field) => <PeoplePicker {...field} offered={plan.data?.teachers} chosen={lesson?.teachers} />}
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
