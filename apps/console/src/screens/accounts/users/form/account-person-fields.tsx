import type { AccountRecord } from '@skillcert/api-client';
import { Grid, Stack, TextInput } from '@skillcert/ui';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import type { AccountFormValues } from './account-form-values.js';

interface AccountPersonFieldsProps {
  readonly control: Control<AccountFormValues>;
  readonly record: AccountRecord | undefined;
}

/** The person who signs in with the account, and their contact. */
export function AccountPersonFields({ control, record }: AccountPersonFieldsProps) {
  const { t } = useWords();
  const isAdmin = record?.roles.includes('admin') ?? false;
  const kept = record?.phone_masked ? t('users.phone_keep', { phone: record.phone_masked }) : undefined;
  const phoneHint = isAdmin ? t('users.phone_of_admin') : kept;
  return (
    <Stack>
      <Grid columns={2}>
        <FormField
          control={control}
          name="username"
          label={t('users.username')}
          hint={record ? undefined : t('users.username_hint')}
          required
        >
          {(field) => <TextInput {...field} readOnly={record !== undefined} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="name" label={t('users.name')} required>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="phone" label={t('users.phone')} hint={phoneHint}>
          {(field) => <TextInput {...field} type="tel" readOnly={isAdmin} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="email" label={t('users.email')}>
          {(field) => <TextInput {...field} type="email" autoComplete="off" />}
        </FormField>
      </Grid>
      <FormField control={control} name="introduction" label={t('users.introduction')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
    </Stack>
  );
}
