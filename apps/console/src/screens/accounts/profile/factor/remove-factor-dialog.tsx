import { limits } from '@skillcert/core';
import { Button, Dialog, Form, Inline, PasswordInput, Stack } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { FormField } from '../../../../forms/form-field.js';
import { useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { refreshProfile } from '../../../../shell/refresh-profile.js';
import { CodeInput } from './code-input.js';

interface RemoveForm {
  password: string;
  verify_code: string;
}

/** Removes the second factor, for instance to enrol another phone. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { control, errors, submit } = useServerForm<RemoveForm>({
    initial: { password: '', verify_code: '' },
    check: ({ password, verify_code }) => ({
      ...(password ? {} : { password: 'field.required' as const }),
      ...(verify_code.trim() ? {} : { verify_code: 'field.required' as const }),
    }),
    send: async (values) => {
      await call('user/removeFactor', values, { quiet: true });
      toaster.show({ tone: 'success', message: t('factor.removed') });
      onClose();
      await Promise.all([queries.invalidateQueries({ queryKey: ['user'] }), refreshProfile()]);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title={t('factor.remove')}
      description={t('factor.remove_text')}
    >
      <Form onSubmit={submit} errors={errors}>
        <Stack>
          <FormField control={control} name="password" label={t('factor.password')} required>
            {(field) => (
              <PasswordInput
                {...field}
                autoComplete="current-password"
                maxLength={limits.typed_password_length_max}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="verify_code"
            label={t('factor.code')}
            hint={t('factor.code_hint')}
            required
          >
            {(field) => <CodeInput {...field} />}
          </FormField>
          <Inline justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('factor.remove')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
