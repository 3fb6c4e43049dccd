import { limits } from '@skillcert/core';
import '@skillcert/ui/radio-group.css';
import type { Gathering } from '@skillcert/api-client';
import { Grid, RadioGroup, Stack, TextInput } from '@skillcert/ui';
import { type Control, useWatch } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { GatheringValues } from './use-gathering-form.js';

interface PayeeFieldsProps {
  readonly control: Control<GatheringValues>;
  readonly seen: Gathering;
}

/** Where candidates send the money. A number once given is replaced, never shown. */
export function PayeeFields({ control, seen: { payee, unit_payee } }: PayeeFieldsProps) {
  const { t } = useWords();
  const chosen = useWatch({ control, name: 'payee' });
  const options = [
    ...(payee
      ? [{ value: 'kept', label: t('gathering.payee_kept', { number: payee.account_number_masked }) }]
      : []),
    ...(unit_payee
      ? [{ value: 'unit', label: t('gathering.payee_unit', { number: unit_payee.account_number_masked }) }]
      : []),
    { value: 'entered', label: t('gathering.payee_entered') },
  ];
  return (
    <Stack>
      <FormField
        control={control}
        name="payee"
        label={t('gathering.payee')}
        hint={t('gathering.payee_hint')}
        required
        group
      >
        {({ value, onChange }) => <RadioGroup value={value} onValueChange={onChange} options={options} />}
      </FormField>
      {chosen === 'entered' && (
        <Grid columns={2}>
          <FormField control={control} name="bank" label={t('gathering.bank')} required>
            {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.bank_length_max} />}
          </FormField>
          <FormField control={control} name="account_name" label={t('gathering.account_name')} required>
            {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.bank_length_max} />}
          </FormField>
          <FormField control={control} name="account_number" label={t('gathering.account_number')} required>
            {(field) => (
              <TextInput
                {...field}
                inputMode="numeric"
                autoComplete="off"
                maxLength={limits.account_number_length_max}
              />
            )}
          </FormField>
        </Grid>
      )}
    </Stack>
  );
}
