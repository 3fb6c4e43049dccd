import '@skillcert/ui/money-input.css';
import { Grid, MoneyInput, NumberInput } from '@skillcert/ui';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { ClassFormValues } from './class-form-values.js';

/** The number of seats, and the fee. */
export function ClassSeatFields({ control }: { readonly control: Control<ClassFormValues> }) {
  const { t } = useWords();
  return (
    <Grid columns={2}>
      <FormField control={control} name="capacity" label={t('class.capacity')} required>
        {({ onChange, ...field }) => <NumberInput {...field} onValueChange={onChange} />}
      </FormField>
      <FormField control={control} name="fee_cents" label={t('class.fee_cents')} required>
        {({ onChange, ...field }) => <MoneyInput {...field} onValueChange={onChange} />}
      </FormField>
    </Grid>
  );
}
