import { limits } from '@skillcert/core';
import '@skillcert/ui/money-input.css';
import '@skillcert/ui/radio-group.css';
import type { Gathering } from '@skillcert/api-client';
import { Grid, MoneyInput, RadioGroup, Stack, TextInput } from '@skillcert/ui';
import { type Control, useWatch } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { useWords } from '../../../messages/words-state.js';
import type { GatheringValues } from './use-gathering-form.js';

interface FeeFieldsProps {
  readonly control: Control<GatheringValues>;
  readonly seen: Gathering;
}

/** The fees of the class, for each way to enrol, and the deadline. */
export function FeeFields({ control, seen: { enroll_types, currency } }: FeeFieldsProps) {
  const { t } = useWords();
  const organization = useWatch({ control, name: 'organization' });
  const acceptsUnits = enroll_types.includes('organization');
  return (
    <Stack>
      <Grid columns={2}>
        <FormField
          control={control}
          name="fee_cents"
          label={t(acceptsUnits ? 'gathering.fee_individual' : 'gathering.fee')}
          hint={t('gathering.fee_hint')}
          required
        >
          {({ onChange, ...field }) => <MoneyInput {...field} currency={currency} onValueChange={onChange} />}
        </FormField>
        <FormField
          control={control}
          name="pay_until"
          label={t('gathering.pay_until')}
          hint={t('gathering.pay_until_hint')}
        >
          {(field) => <MomentPicker {...field} end />}
        </FormField>
      </Grid>
      {acceptsUnits && (
        <FormField control={control} name="organization" label={t('gathering.organization')} required group>
          {({ value, onChange }) => (
            <RadioGroup
              value={value}
              onValueChange={onChange}
              options={[
                { value: 'same', label: t('gathering.organization_same') },
                { value: 'own', label: t('gathering.organization_own') },
              ]}
            />
          )}
        </FormField>
      )}
      {acceptsUnits && organization === 'own' && (
        <FormField
          control={control}
          name="organization_fee_cents"
          label={t('gathering.fee_organization')}
          required
        >
          {({ onChange, ...field }) => <MoneyInput {...field} currency={currency} onValueChange={onChange} />}
        </FormField>
      )}
      <FormField control={control} name="note" label={t('gathering.note')} hint={t('gathering.note_hint')}>
        {(field) => <TextInput {...field} maxLength={limits.note_line_length_max} autoComplete="off" />}
      </FormField>
    </Stack>
  );
}
