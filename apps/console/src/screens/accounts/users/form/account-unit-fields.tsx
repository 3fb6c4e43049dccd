import { Banner, Grid, Select, Stack, TextInput } from '@skillcert/ui';
import { type Control, useWatch } from 'react-hook-form';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import type { AccountFormValues } from './account-form-values.js';
import type { KnownUnit } from './use-known-unit.js';
import { useUnitCategories } from './use-unit-categories.js';

interface AccountUnitFieldsProps {
  readonly control: Control<AccountFormValues>;
  /** The unit that has the typed code already. */
  readonly known: KnownUnit | undefined;
  readonly onCode: (text: string) => void;
}

/** The fields of the unit that the account works for. */
export function AccountUnitFields({ control, known, onCode }: AccountUnitFieldsProps) {
  const { t } = useWords();
  const { kindOptions, formOptions } = useUnitCategories();
  const kind = useWatch({ control, name: 'unit.organization_category' });
  return (
    <Stack>
      <Grid columns={2}>
        <FormField control={control} name="unit.com_name" label={t('users.com_name')}>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        <FormField
          control={control}
          name="unit.com_code"
          label={t('users.com_code')}
          hint={t('users.com_code_hint')}
        >
          {(field) => <TextInput {...field} onValueChange={onCode} autoComplete="off" />}
        </FormField>
      </Grid>
      {known && <Banner tone="info">{t('users.joins_unit', { name: known.com_name })}</Banner>}
      <Grid columns={2}>
        <FormField
          control={control}
          name="unit.organization_category"
          label={t('users.organization_category')}
        >
          {(field) => <Select {...field} placeholder={t('users.form.choose')} options={kindOptions} />}
        </FormField>
        <FormField control={control} name="unit.com_type_category" label={t('users.com_type_category')}>
          {(field) => <Select {...field} placeholder={t('users.form.choose')} options={formOptions(kind)} />}
        </FormField>
        <FormField control={control} name="unit.pi_name" label={t('users.pi_name')}>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="unit.pi_phone" label={t('users.pi_phone')}>
          {(field) => <TextInput {...field} type="tel" autoComplete="off" />}
        </FormField>
        <FormField control={control} name="unit.pi_email" label={t('users.pi_email')}>
          {(field) => <TextInput {...field} type="email" autoComplete="off" />}
        </FormField>
      </Grid>
    </Stack>
  );
}
