import type { OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Form, PasswordInput, Stack, Text } from '@skillcert/ui';
import { call } from '../../../../client/call.js';
import { FormField } from '../../../../forms/form-field.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { StepActions } from './step-actions.js';

interface PasswordStepProps {
  readonly onStarted: (secret: OutputOf<'user/startFactor'>) => void;
  readonly onCancel: (() => void) | undefined;
}

/** Asks for the password, to make sure that the owner of the account sits at the desk. */
export function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const { t } = useWords();
  const { control, errors, submit } = useServerForm<{ password: string }>({
    initial: { password: '' },
    check: ({ password }): FormProblems => (password ? {} : { password: 'field.required' }),
    send: async ({ password }) => onStarted(await call('user/startFactor', { password }, { quiet: true })),
  });
  return (
    <Form onSubmit={submit} errors={errors} summary={false}>
      <Stack>
        <Text as="p">{t('factor.password_text')}</Text>
        <FormField control={control} name="password" label={t('factor.password')} required>
          {(field) => (
            <PasswordInput
              {...field}
              autoComplete="current-password"
              maxLength={limits.typed_password_length_max}
            />
          )}
        </FormField>
        <StepActions submit={t('factor.next')} onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
