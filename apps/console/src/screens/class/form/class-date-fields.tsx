import { Grid } from '@skillcert/ui';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { useWords } from '../../../messages/words-state.js';
import type { ClassFormValues } from './class-form-values.js';

const moments = [
  { name: 'enroll_start', label: 'class.form.enroll_start', required: true, end: false },
  { name: 'enroll_end', label: 'class.form.enroll_end', required: true, end: true },
  { name: 'study_start', label: 'class.form.study_start', required: false, end: false },
  { name: 'study_end', label: 'class.form.study_end', required: false, end: true },
  { name: 'exam_at', label: 'class.exam_at', required: true, end: false },
] as const;

/** The times of enrolment, study and exam. */
export function ClassDateFields({ control }: { readonly control: Control<ClassFormValues> }) {
  const { t } = useWords();
  return (
    <Grid columns={2}>
      {moments.map(({ name, label, required, end }) => (
        <FormField key={name} control={control} name={name} label={t(label)} required={required}>
          {(field) => <MomentPicker {...field} end={end} />}
        </FormField>
      ))}
    </Grid>
  );
}
