import { Field, Select, Stack, TextInput } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { choices } from './candidate-values.js';
import type { CandidateFormState } from './use-candidate-form.js';

interface FieldsProps {
  readonly form: CandidateFormState;
}

/** Highest education. */
export function EducationField({ form: { values, change } }: FieldsProps) {
  const { t } = useWords();
  return (
    <Field name="education" label={t('form.education')} required>
      <Select
        placeholder={t('form.choose')}
        options={choices.education.map((value) => ({ value, label: t(`form.education_${value}`) }))}
        value={values.education}
        onValueChange={(text) => change('education', text)}
      />
    </Field>
  );
}

/** Employer, job and e-mail, all of them optional. */
export function WorkFields({ form: { values, change, leave } }: FieldsProps) {
  const { t } = useWords();
  return (
    <Stack gap="lg">
      <Field name="employer" label={t('form.employer')}>
        <TextInput
          autoComplete="organization"
          enterKeyHint="next"
          value={values.employer}
          onValueChange={(text) => change('employer', text)}
          onBlur={(event) => leave('employer', event)}
        />
      </Field>
      <Field name="job" label={t('form.job')}>
        <TextInput
          autoComplete="organization-title"
          enterKeyHint="next"
          value={values.job}
          onValueChange={(text) => change('job', text)}
          onBlur={(event) => leave('job', event)}
        />
      </Field>
      <Field name="email" label={t('form.email')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          value={values.email}
          onValueChange={(text) => change('email', text)}
          onBlur={(event) => leave('email', event)}
        />
      </Field>
    </Stack>
  );
}
