import '@skillcert/ui/banner.css';
import '@skillcert/ui/field.css';
import '@skillcert/ui/form.css';
import { Banner, Button, Field, Form, PasswordInput, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';
import { PhoneProof } from '../phone-proof/phone-proof.js';
import { type PasswordField, useChangePassword } from './use-change-password.js';

interface ChangePasswordProps {
  readonly username: string;
  readonly onExpired: () => void;
}

/** A new password: with the old one, or, if it is forgotten, with a code. */
export function ChangePassword({ username, onExpired }: ChangePasswordProps) {
  const { t } = useWords();
  const [proof, setProof] = useState<'password' | 'asked' | 'code'>('password');
  const form = useChangePassword({ username, byCode: proof === 'code', onExpired });
  const typed = (field: PasswordField) => ({
    value: form.values[field],
    onValueChange: (text: string) => form.change(field, text),
  });
  if (proof === 'asked') {
    return (
      <Stack gap="md">
        <Text as="p">{t('account.proof_text')}</Text>
        <PhoneProof onProven={() => setProof('code')} />
        <Button variant="ghost" block onClick={() => setProof('password')}>
          {t('account.back')}
        </Button>
      </Stack>
    );
  }
  return (
    <Form
      onSubmit={async () => {
        if (await form.send()) setProof('password');
      }}
      errors={form.errors}
      error={form.problem && problemText(t, form.problem)}
    >
      {form.ended !== undefined && (
        <Banner tone="success" role="status">
          {t('account.changed', { count: form.ended })}
        </Banner>
      )}
      {proof === 'password' && (
        <>
          <Field name="old_password" label={t('account.old')} required>
            <PasswordInput {...typed('old_password')} />
          </Field>
          <Button variant="ghost" size="small" onClick={() => setProof('asked')}>
            {t('account.forgot_old')}
          </Button>
        </>
      )}
      <Field name="password" label={t('account.new')} hint={t('register.password_hint_candidate')} required>
        <PasswordInput autoComplete="new-password" {...typed('password')} />
      </Field>
      <Field name="repeat" label={t('register.repeat')} required>
        <PasswordInput autoComplete="new-password" {...typed('repeat')} />
      </Field>
      <Button type="submit" variant="primary" block>
        {t('account.change')}
      </Button>
    </Form>
  );
}
