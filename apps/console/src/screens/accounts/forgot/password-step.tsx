import '@skillcert/ui/select.css';
import '@skillcert/ui/text.css';
import { Button, Form, PasswordInput, Select, Stack, Text } from '@skillcert/ui';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { CodeInput } from '../profile/factor/code-input.js';
import { PasswordChecklist } from './password-checklist.js';
import { useNewPassword } from './use-new-password.js';
import type { FoundAccounts } from './use-phone-proof.js';

/** Asks for the account, if the phone has several, and for its new password, with the rules in sight. */
export function PasswordStep({ accounts }: { readonly accounts: FoundAccounts }) {
  const { t } = useWords();
  const { control, errors, submit, usernameOf, needsCode } = useNewPassword(accounts);
  const [user_id, password] = useWatch({ control, name: ['user_id', 'password'] });
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack>
        {accounts.length > 1 ? (
          <FormField control={control} name="user_id" label={t('forgot.account')} required>
            {(field) => (
              <Select
                {...field}
                options={accounts.map((account) => ({
                  value: String(account.user_id),
                  label: account.username,
                }))}
              />
            )}
          </FormField>
        ) : (
          <Text as="p">{t('forgot.for_account', { username: usernameOf(user_id) })}</Text>
        )}
        <FormField control={control} name="password" label={t('forgot.password')} required>
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
        <PasswordChecklist password={password} username={usernameOf(user_id)} />
        <FormField control={control} name="repeated" label={t('forgot.repeat')} required>
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
        {needsCode(user_id) && (
          <FormField
            control={control}
            name="verify_code"
            label={t('factor.code')}
            hint={t('factor.code_hint')}
            required
          >
            {(field) => <CodeInput {...field} />}
          </FormField>
        )}
        <Button type="submit" variant="primary" block>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
