import '@skillcert/ui/password-input.css';
import { Button, Card, Field, Form, PasswordInput, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { type Problem, problemOf } from '../../client/problem.js';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';

type Typed = 'username' | 'password';

interface PasswordFormProps {
  readonly onSignedIn: () => unknown;
}

/** Account name or phone, and the password. */
export function PasswordForm({ onSignedIn }: PasswordFormProps) {
  const { t } = useWords();
  const [values, setValues] = useState({ username: '', password: '' });
  const [missing, setMissing] = useState<readonly Typed[]>([]);
  const [problem, setProblem] = useState<Problem>();

  const typed = (field: Typed) => ({
    value: values[field],
    onValueChange: (text: string) => {
      setValues((last) => ({ ...last, [field]: text }));
      setMissing((last) => last.filter((each) => each !== field));
    },
  });
  const send = async () => {
    const empty = (['username', 'password'] as const).filter((field) => values[field].trim() === '');
    setMissing(empty);
    setProblem(undefined);
    if (empty.length > 0) return;
    try {
      await call('candidate/signIn', values, { quiet: true });
      onSignedIn();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const errors = Object.fromEntries(missing.map((field) => [field, t('field.required')]));
  return (
    <Card>
      <Form onSubmit={send} errors={errors} error={problem && problemText(t, problem)}>
        <Field name="username" label={t('account.who')} required>
          <TextInput
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            {...typed('username')}
          />
        </Field>
        <Field name="password" label={t('account.password')} required>
          <PasswordInput enterKeyHint="done" {...typed('password')} />
        </Field>
        <Button type="submit" variant="primary" block>
          {t('account.sign_in')}
        </Button>
      </Form>
    </Card>
  );
}
