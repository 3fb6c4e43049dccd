import type { EnrolmentDetail } from '@skillcert/api-client';
import { defaultProgramme, limits } from '@skillcert/core';
import {
  Button,
  Drawer,
  Form,
  Grid,
  Inline,
  NumberInput,
  Select,
  Stack,
  Textarea,
  TextInput,
} from '@skillcert/ui';
import { DayPicker } from '../../../forms/day-picker.js';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { educations, useEducationTitle } from '../use-education-title.js';
import { useEditForm } from './use-edit-form.js';

interface EditDrawerProps {
  readonly detail: EnrolmentDetail;
  readonly onClose: () => void;
}

const genders = ['female', 'male'] as const;

/** Corrects what a candidate wrote, for a reason. A click outside or Escape does not throw away what was typed. */
export function EditDrawer({ detail, onClose }: EditDrawerProps) {
  const { t } = useWords();
  const educationTitle = useEducationTitle();
  const { control, errors, submit } = useEditForm(detail, onClose);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('candidate.edit_named', { name: detail.name })}
      description={t('candidate.edit_text')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <Grid columns={2}>
            <FormField control={control} name="name" label={t('candidate.name')} required>
              {(field) => <TextInput {...field} maxLength={limits.name_length_max} autoComplete="off" />}
            </FormField>
            <FormField control={control} name="gender" label={t('candidate.gender')} required>
              {(field) => (
                <Select
                  {...field}
                  placeholder={null}
                  options={genders.map((value) => ({ value, label: t(`candidate.gender.${value}`) }))}
                />
              )}
            </FormField>
            <FormField control={control} name="id_type" label={t('candidate.id_type')} required>
              {(field) => (
                <Select
                  {...field}
                  placeholder={null}
                  options={defaultProgramme.id_types.map((value) => ({
                    value,
                    label: t(`candidate.id_type.${value}`),
                  }))}
                />
              )}
            </FormField>
            <FormField
              control={control}
              name="id_card"
              label={t('candidate.id_card')}
              hint={t('candidate.edit_id_card', { masked: detail.id_masked })}
            >
              {(field) => <TextInput {...field} maxLength={32} autoComplete="off" spellCheck={false} />}
            </FormField>
            <FormField control={control} name="birth" label={t('candidate.birth')} required>
              {(field) => <DayPicker {...field} />}
            </FormField>
            <FormField control={control} name="email" label={t('candidate.email')}>
              {(field) => <TextInput {...field} type="email" maxLength={254} autoComplete="off" />}
            </FormField>
            <FormField control={control} name="education" label={t('candidate.education')} required>
              {(field) => (
                <Select
                  {...field}
                  placeholder={null}
                  options={educations.map((value) => ({ value, label: educationTitle(value) }))}
                />
              )}
            </FormField>
            {detail.work_years !== null && (
              <FormField control={control} name="work_years" label={t('candidate.work_years')} required>
                {({ onChange, ...field }) => (
                  <NumberInput {...field} min={0} max={60} onValueChange={onChange} />
                )}
              </FormField>
            )}
            <FormField control={control} name="employer" label={t('candidate.employer')}>
              {(field) => <TextInput {...field} maxLength={80} autoComplete="off" />}
            </FormField>
            <FormField control={control} name="job" label={t('candidate.job')}>
              {(field) => <TextInput {...field} maxLength={60} autoComplete="off" />}
            </FormField>
          </Grid>
          <FormField control={control} name="reason" label={t('common.reason')} required>
            {(field) => <Textarea {...field} maxLength={500} rows={2} />}
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
