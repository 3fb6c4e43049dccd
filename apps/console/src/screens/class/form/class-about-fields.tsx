import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/radio-group.css';
import { CheckboxGroup, Grid, RadioGroup, Select, Stack, TextInput } from '@skillcert/ui';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import type { ClassFormValues } from './class-form-values.js';

/** Name, kind, level, place and ways of a class. */
export function ClassAboutFields({ control }: { readonly control: Control<ClassFormValues> }) {
  const { t } = useWords();
  const { levelOptions, enroll_types, study_types } = useProgramme();
  return (
    <Stack>
      <FormField control={control} name="class_name" label={t('class.class_name')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="class_type" label={t('class.class_type')} required group>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onValueChange={onChange}
            options={[
              { value: '0', label: t('class.class_type.0') },
              { value: '1', label: t('class.class_type.1') },
            ]}
          />
        )}
      </FormField>
      <Grid columns={2}>
        <FormField control={control} name="level" label={t('class.level')} required>
          {(field) => <Select {...field} placeholder={t('class.form.choose_level')} options={levelOptions} />}
        </FormField>
        <FormField control={control} name="city" label={t('class.city')} required>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
      </Grid>
      <FormField control={control} name="venue" label={t('class.venue')} hint={t('class.form.venue_hint')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <Grid columns={2}>
        <FormField control={control} name="enroll_types" label={t('class.form.enroll_types')} required group>
          {({ value, onChange }) => (
            <CheckboxGroup
              value={value}
              onValueChange={onChange}
              options={enroll_types.map((type) => ({ value: type, label: t(`enroll_type.${type}`) }))}
            />
          )}
        </FormField>
        <FormField control={control} name="study_types" label={t('class.form.study_types')} required group>
          {({ value, onChange }) => (
            <CheckboxGroup
              value={value}
              onValueChange={onChange}
              options={study_types.map((type) => ({ value: type, label: t(`study_type.${type}`) }))}
            />
          )}
        </FormField>
      </Grid>
    </Stack>
  );
}
