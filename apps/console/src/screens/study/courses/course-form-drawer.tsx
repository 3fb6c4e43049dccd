import type { CourseRow } from '@skillcert/api-client';
import { studyLimits } from '@skillcert/core';
import { Button, Drawer, Form, Inline, Stack, TextInput } from '@skillcert/ui';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { useCourseForm } from './use-course-form.js';

interface CourseFormDrawerProps {
  readonly class_id: number;
  /** Left out for a new one. */
  readonly course: CourseRow | undefined;
  readonly onClose: () => void;
}

/** The form of a course beside the list. A click outside or Escape does not discard the input. */
export function CourseFormDrawer({ class_id, course, onClose }: CourseFormDrawerProps) {
  const { t } = useWords();
  const { control, errors, submit } = useCourseForm(class_id, course, onClose);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      title={t(course ? 'study.course_edit' : 'study.course_new')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="title" label={t('study.title')} required>
            {({ onChange, ...field }) => (
              <TextInput
                {...field}
                onValueChange={onChange}
                maxLength={studyLimits.title_length_max}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="summary"
            label={t('study.summary')}
            hint={t('study.summary_hint')}
          >
            {({ onChange, ...field }) => (
              <TextInput
                {...field}
                onValueChange={onChange}
                maxLength={studyLimits.summary_length_max}
                autoComplete="off"
              />
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
