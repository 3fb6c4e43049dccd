import { limits } from '@skillcert/core';
import { Button, EntryPage, Field, Form, Inline, Link, PasswordInput, Stack, TextInput } from '@skillcert/ui';
import { GraduationCap } from 'lucide-react';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { completeWords, useWords } from '../../../messages/words-state.js';
import { AppearanceMenu } from '../../../shell/layout/appearance-menu.js';
import { useProgramme } from '../../../state/use-programme.js';
import { useLogin } from './use-login.js';

// Only people with a second factor or several roles, or who sign in by phone, download these.
const LoginSteps = lazy(async () => {
  const [steps] = await Promise.all([import('./login-steps.js'), completeWords('factor', 'forgot')]);
  return { default: steps.LoginSteps };
});

/** Sign-in for staff, with the look and the words of the entry. */
export function LoginScreen() {
  const { t } = useWords();
  const { title, entries } = useProgramme();
  const { search } = useLocation();
  const { values, errors, change, submit, login_type, step, go, enter } = useLogin();
  const all = [{ id: '', title: t('entry.staff') }, ...entries];
  const entry = all.find(({ id }) => id === login_type);

  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={title}
      title={entry?.title ?? t('route.login')}
      corner={<AppearanceMenu />}
      footer={
        <Stack gap="sm">
          <Link to={`/forgot${search}`}>{t('login.forgot')}</Link>
          <Inline justify="center" gap="md">
            {all
              .filter(({ id }) => id !== login_type)
              .map((other) => (
                <Link key={other.id} to={(other.id ? `/login/${other.id}` : '/login') + search}>
                  {other.title}
                </Link>
              ))}
          </Inline>
          <Link to="/enroll" external>
            {t('login.candidates')}
          </Link>
          <Link to="/register?as=unit" external>
            {t('login.units')}
          </Link>
        </Stack>
      }
    >
      {step ? (
        <LoginSteps
          proven={{ ...values, login_type }}
          asked={step === 'by_phone' ? undefined : step}
          onEntered={enter}
          onBack={() => go()}
        />
      ) : (
        <Form key={login_type} onSubmit={submit} errors={errors} summary={false}>
          <Stack>
            <Field name="username" label={t('login.username')} required>
              <TextInput
                value={values.username}
                onValueChange={change('username')}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={limits.login_length_max}
              />
            </Field>
            <Field name="password" label={t('login.password')} required>
              <PasswordInput
                value={values.password}
                onValueChange={change('password')}
                maxLength={limits.typed_password_length_max}
              />
            </Field>
            <Button type="submit" variant="primary" block>
              {t('login.submit')}
            </Button>
            <Button variant="ghost" block onClick={() => go('by_phone')}>
              {t('login.by_phone')}
            </Button>
          </Stack>
        </Form>
      )}
    </EntryPage>
  );
}
