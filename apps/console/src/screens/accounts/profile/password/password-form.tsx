import { limits } from '@skillcert/core';
import { Button, Form, PasswordInput, Stack } from '@skillcert/ui';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { PasswordChecklist } from '../../forgot/password-checklist.js';
import { usePasswordChange } from './use-password-change.js';

interface PasswordFormProps {
  /** The account's name, which must not be part of the password; empty while unknown. */
  readonly username: string;
  readonly onChanged: () => unknown;
}

/** The present password and a new one, with its rules in sight. */
export function PasswordForm({ username, onChanged }: PasswordFormProps) {
  const { t } = useWords();
  const { control, errors, submit } = usePasswordChange(username, onChanged);
  const password = useWatch({ control, name: 'password' });
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack>
        <FormField control={control} name="old_password" label={t('password.old')} required>
          {(field) => (
            <PasswordInput
              {...field}
              autoComplete="current-password"
              maxLength={limits.typed_password_length_max}
            />
          )}
        </FormField>
        <FormField control={control} name="password" label={t('password.new')} required>
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
        <PasswordChecklist password={password} username={username} />
        <FormField control={control} name="repeated" label={t('password.repeat')} required>
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
        <Button type="submit" variant="primary">
          {t('password.change')}
        </Button>
      </Stack>
    </Form>
  );
}
