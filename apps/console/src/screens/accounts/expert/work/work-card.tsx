import type { ExpertInfo } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Button, Card, Form, NumberInput, Stack, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { useWorkForm } from './use-work-form.js';

/** An expert's employer, position, and knowledge. */
export function WorkCard({ info }: { readonly info: ExpertInfo }) {
  const { t } = useWords();
  const { control, errors, submit } = useWorkForm(info);
  return (
    <Card title={t('expert.work')}>
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="employer" label={t('expert.employer')}>
            {(field) => (
              <TextInput
                {...field}
                autoComplete="organization"
                maxLength={limits.expert_employer_length_max}
              />
            )}
          </FormField>
          <FormField control={control} name="title" label={t('expert.title')}>
            {(field) => (
              <TextInput
                {...field}
                autoComplete="organization-title"
                maxLength={limits.expert_title_length_max}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="specialities"
            label={t('expert.specialities')}
            hint={t('expert.specialities_hint')}
          >
            {(field) => <TextInput {...field} autoComplete="off" />}
          </FormField>
          <FormField control={control} name="years" label={t('expert.years')}>
            {({ onChange, ...field }) => (
              <NumberInput {...field} onValueChange={onChange} min={0} max={limits.expert_years_max} />
            )}
          </FormField>
          <Button type="submit" variant="primary">
            {t('common.save')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
